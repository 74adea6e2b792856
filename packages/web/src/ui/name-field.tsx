/** A field for a name. It holds what a name may be, counted in letters as people see them: `maxlength` would cut an emoji in two. */
import { fittingName } from '@turn7/protocol';
import type { ComponentProps } from 'preact';

export const NameField = ({ onInput, ...field }: ComponentProps<'input'>) => (
  <input
    {...field}
    onInput={(event) => {
      if (!event.isComposing) fit(event.currentTarget);
      onInput?.(event);
    }}
  />
);

/** What was typed last gives way, wherever it was typed. */
function fit(field: HTMLInputElement): void {
  const { value, selectionStart } = field;
  const caret = selectionStart ?? value.length;
  const rest = value.slice(caret);
  const typed = fittingName(value.slice(0, caret), rest);
  if (typed.length === caret) return;
  field.value = typed + rest;
  field.setSelectionRange(typed.length, typed.length);
}
