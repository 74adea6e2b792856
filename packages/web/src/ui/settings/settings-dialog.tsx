/** Everything a person can choose for this device. What is chosen holds at once. */
import './settings-dialog.css';
import { LANGUAGE_NAMES, LANGUAGES, VOCABULARIES } from '@turn7/narration/languages';
import { useId } from 'preact/hooks';
import { change, SPEEDS, settings, THEMES } from '../../device/settings.ts';
import { useSignal } from '../../device/signal.ts';
import { useTexts } from '../../words/texts.ts';
import { Dialog, type DialogState } from '../dialog.tsx';
import { NameField } from '../name-field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { MissingWords } from './missing-words.tsx';
import { Switch } from './switch.tsx';

export function SettingsDialog({ open, onClose }: DialogState) {
  const { settings: t } = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <div class="settings">
        <Appearance />
        <Switches />
        <OwnName />
        <p class="settings-note">{t.note}</p>
      </div>
    </Dialog>
  );
}

function Appearance() {
  const { settings: t } = useTexts();
  const { language, vocabulary, theme, speed } = useSignal(settings);
  return (
    <>
      <ChoiceGroup
        legend={t.language}
        choices={LANGUAGES}
        nameOf={(choice) => LANGUAGE_NAMES[choice]}
        langOf={(choice) => choice}
        chosen={language}
        onChoose={(choice) => change({ language: choice })}
      />
      <MissingWords />
      <ChoiceGroup
        legend={t.vocabulary}
        choices={VOCABULARIES}
        nameOf={(choice) => t.vocabularies[choice]}
        chosen={vocabulary}
        onChoose={(choice) => change({ vocabulary: choice })}
      />
      <ChoiceGroup
        legend={t.theme}
        choices={THEMES}
        nameOf={(choice) => t.themes[choice]}
        chosen={theme}
        onChoose={(choice) => change({ theme: choice })}
      />
      <ChoiceGroup
        legend={t.speed}
        choices={SPEEDS}
        nameOf={(choice) => t.speeds[choice]}
        chosen={speed}
        onChoose={(choice) => change({ speed: choice })}
      />
    </>
  );
}

/** The settings that are on or off, in the order shown. */
const SWITCHES = ['coach', 'sound', 'vibration', 'reactions'] as const;

function Switches() {
  const { settings: t } = useTexts();
  const chosen = useSignal(settings);
  return (
    <div class="switches">
      {SWITCHES.map((key) => (
        <Switch
          key={key}
          label={t.switches[key].label}
          hint={t.switches[key].hint}
          on={chosen[key]}
          onSwitch={(on) => change({ [key]: on })}
        />
      ))}
    </div>
  );
}

function OwnName() {
  const { settings: t } = useTexts();
  const { name } = useSignal(settings);
  const field = useId();
  return (
    <div class="own-name">
      <label for={field}>{t.name}</label>
      <NameField
        id={field}
        value={name}
        placeholder={t.namePlaceholder}
        autocomplete="nickname"
        onInput={(event) => change({ name: event.currentTarget.value })}
      />
    </div>
  );
}
