/** Says what a card is called here that somebody looks for by another name, and offers that name. */
import { change, settings } from '../device/settings.ts';
import { useSignal } from '../device/signal.ts';
import { useChapter, useTexts } from '../words/texts.ts';
import { otherNamesIn } from './typed-names.ts';

export function OtherNames({ query }: { readonly query: string }) {
  const t = useChapter('learn');
  const { vocabularies } = useTexts().settings;
  const { vocabulary } = useSignal(settings);
  const others = otherNamesIn(query, vocabulary, t.cardName);
  const [first] = others;
  if (first === undefined) return null;
  const choose = () => {
    change({ vocabulary: first.from });
    document.getElementById('learn-query')?.focus(); // the button is gone
  };
  return (
    <div class="learn-other-names">
      <p>{others.map(({ asked, here }) => t.search.calledHere(asked, here)).join(' ')}</p>
      {first.from !== vocabulary && (
        <button type="button" class="btn quiet" onClick={choose}>
          {t.search.useNames(vocabularies[first.from])}
        </button>
      )}
    </div>
  );
}
