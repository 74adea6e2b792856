/** How many bots sit down, and how well each of them plays. */
import { BotLevels, type BotLevelsProps } from '../../game/start/bot-levels.tsx';
import { withBots } from '../../game/start/new-game.ts';
import { Stepper } from '../../ui/stepper.tsx';
import { useTexts } from '../../words/texts.ts';

export interface BotFieldsProps extends BotLevelsProps {
  readonly least: number;
  readonly most: number;
}

export function BotFields({ bots, names, least, most, onChange }: BotFieldsProps) {
  const { front: t } = useTexts();
  return (
    <fieldset class="bot-fields">
      <legend>{t.bots}</legend>
      <Stepper
        label={t.howManyBots}
        fewer={t.fewerBots}
        more={t.moreBots}
        value={bots.length}
        least={least}
        most={most}
        onChange={(count) => onChange(withBots(bots, count))}
      />
      <BotLevels bots={bots} names={names} onChange={onChange} />
    </fieldset>
  );
}
