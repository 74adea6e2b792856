/** Which key does what, for people to read. */
import './key-table.css';
import { useTexts } from '../words/texts.ts';
import { KEYS, keyLabel, type Place } from './keys.ts';

interface KeyTableProps<P extends Place> {
  readonly place: P;
  readonly words: Readonly<Record<keyof (typeof KEYS)[P], string>>;
}

export function KeyTable<P extends Place>({ place, words }: KeyTableProps<P>) {
  const wordsOf: Readonly<Record<string, string>> = words;
  return (
    <dl class="key-table">
      {Object.entries<readonly string[]>(KEYS[place]).map(([name, keys]) => (
        <div key={name}>
          <dt>
            <KeyNames keys={keys} />
          </dt>
          <dd>{wordsOf[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** More than two are a row on the keyboard. */
function KeyNames({ keys }: { readonly keys: readonly string[] }) {
  const { help: t } = useTexts();
  const [first, last] = [keys[0], keys.at(-1)];
  if (keys.length === 1) return <kbd>{keyLabel(first)}</kbd>;
  return (
    <>
      <kbd>{keyLabel(first)}</kbd> {keys.length === 2 ? '/' : t.keysTo} <kbd>{keyLabel(last)}</kbd>
    </>
  );
}
