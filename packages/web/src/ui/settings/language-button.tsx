/** The languages, one tap away from the front page. */
import './language-button.css';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@turn7/narration/languages';
import { useEffect, useId, useRef } from 'preact/hooks';
import { change, settings } from '../../device/settings.ts';
import { useSignal } from '../../device/signal.ts';
import { isForeign, useTexts } from '../../words/texts.ts';
import { Icon } from '../icon.tsx';
import { MissingWords } from './missing-words.tsx';

export function LanguageButton() {
  const { settings: t } = useTexts();
  const { language } = useSignal(settings);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const isMissing = useSignal(isForeign);
  useEffect(() => {
    if (isMissing) menu.current?.showPopover();
  }, [isMissing]);
  const choose = (choice: Language) => {
    change({ language: choice });
    menu.current?.hidePopover();
  };
  return (
    <>
      <button type="button" class="ib" popovertarget={id} aria-label={t.languageIs(LANGUAGE_NAMES[language])}>
        <Icon name="globe" />
      </button>
      <div id={id} ref={menu} popover="auto" class="language-menu">
        <ul>
          {LANGUAGES.map((choice) => (
            <li key={choice}>
              <button
                type="button"
                lang={choice}
                aria-current={choice === language ? 'true' : undefined}
                onClick={() => choose(choice)}
              >
                <span>{LANGUAGE_NAMES[choice]}</span>
                {choice === language && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ul>
        <MissingWords />
      </div>
    </>
  );
}
