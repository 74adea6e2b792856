/** Joins a table by its code. */
import './code-form.css';
import { CODE_LENGTH } from '@turn7/protocol';
import { useId, useRef, useState } from 'preact/hooks';
import { goTo } from '../../device/address.ts';
import { type Texts, useTexts } from '../../words/texts.ts';
import { useLatest } from './latest.ts';
import { EXAMPLE_CODE, type TableCode, tableCode } from './table-code.ts';

type Problem = Exclude<TableCode, { kind: 'address' }> | { readonly kind: 'no such table' | 'unreachable' };

export function CodeForm() {
  const { front: t } = useTexts();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [field, hint] = [useId(), useId()];
  const latest = useLatest();

  const join = async (event: Event) => {
    event.preventDefault();
    const code = tableCode(text);
    const isWanted = latest.begin();
    const found = code.kind === 'address' ? await problemWith(code.code) : code;
    if (!isWanted()) return;
    if (code.kind === 'address' && found === null) return goTo(code.address);
    setProblem(found);
    input.current?.focus();
  };

  return (
    <form class="code-form" noValidate onSubmit={join}>
      <label for={field}>{t.haveCode}</label>
      <input
        class="field"
        ref={input}
        id={field}
        value={text}
        placeholder={t.codeExample(EXAMPLE_CODE)}
        autocapitalize="characters"
        autocomplete="off"
        spellcheck={false}
        enterkeyhint="go"
        aria-invalid={problem !== null}
        aria-describedby={hint}
        onInput={(event) => {
          latest.drop();
          setText(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <button type="submit" class="btn">
        {t.join}
      </button>
      <p id={hint} class="field-error" role="status">
        {problem === null ? '' : sentence(t, problem)}
      </p>
    </form>
  );
}

/** Why nobody can sit down at the table of this code; null if they can. */
async function problemWith(code: string): Promise<Problem | null> {
  const answer = await import('../../lobby/create-table.ts').then(
    ({ joinable }) => joinable(code),
    () => 'unreachable' as const, // not even the page's own part could be fetched
  );
  return answer === 'yes' ? null : { kind: answer };
}

function sentence(t: Texts['front'], problem: Problem): string {
  switch (problem.kind) {
    case 'empty':
      return t.codeEmpty(EXAMPLE_CODE);
    case 'letters':
      return t.codeLetters(problem.letters);
    case 'length':
      return t.codeLength(problem.length, CODE_LENGTH);
    case 'no such table':
      return t.codeUnknown;
    case 'unreachable':
      return t.noServer;
  }
}
