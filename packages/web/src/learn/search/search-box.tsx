/** Where people type what they want to know: `/` leads there, Escape empties it, the down arrow goes on to the results. */
import { useRef } from 'preact/hooks';
import { Icon } from '../../ui/icon.tsx';
import { KEYS, useKeys } from '../../ui/keys.ts';
import { useChapter } from '../../words/texts.ts';

interface SearchBoxProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

export function SearchBox({ query, onQuery }: SearchBoxProps) {
  const { search: t } = useChapter('learn');
  const field = useRef<HTMLInputElement>(null);
  useKeys('lessons', { search: () => field.current?.focus() });
  return (
    <search class="learn-search">
      <label for="learn-query">
        {t.label}{' '}
        <span class="key" aria-hidden="true">
          {KEYS.lessons.search[0]}
        </span>
      </label>
      <div class="learn-search-line">
        <input
          ref={field}
          id="learn-query"
          class="field"
          type="search"
          autocomplete="off"
          enterkeyhint="search"
          aria-describedby="learn-query-hint"
          value={query}
          onInput={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onQuery('');
            if (event.key === 'ArrowDown') focusFirst(event);
          }}
        />
        {query !== '' && (
          <button type="button" class="ib" aria-label={t.clear} onClick={() => clear(onQuery, field.current)}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <p id="learn-query-hint" class="muted">
        {t.hint}
      </p>
    </search>
  );
}

function clear(onQuery: SearchBoxProps['onQuery'], field: HTMLInputElement | null): void {
  onQuery('');
  field?.focus();
}

function focusFirst(event: KeyboardEvent): void {
  const first = document.querySelector<HTMLElement>('.learn-results a');
  if (first === null) return;
  event.preventDefault();
  first.focus();
}
