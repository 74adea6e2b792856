/** Takes sheets from a file into the library. What is there already stays as it is. */
import { isSame, type Sheet, tidy } from '@turn7/protocol';
import { newOrigin } from '../setup/new-sheet.ts';
import type { Library } from '../sheet/library.ts';
import { readCsv } from './csv-reader.ts';
import { type ReadSheets, readJson } from './sheet-file.ts';

interface Imported {
  /** As they are in the library now; the copies among them. */
  readonly added: readonly Sheet[];
  /** How many have been there already, just the same. */
  readonly known: number;
  /** How many came as a copy, since the same game is there with another score. */
  readonly copies: number;
}

/** A file says by its first sign whether it is JSON. */
export const readScores = (text: string): ReadSheets =>
  /^\ufeff?\s*[[{]/.test(text) ? readJson(text.replace(/^\ufeff/, '')) : readCsv(text);

export function importSheets(library: Library, sheets: readonly Sheet[]): Imported {
  return sheets.reduce<Imported>((so, sheet) => importSheet(library, sheet, so), { added: [], known: 0, copies: 0 });
}

function importSheet(library: Library, sheet: Sheet, { added, known, copies }: Imported): Imported {
  const before = library.find(sheet.id);
  if (before === null) {
    library.save(sheet);
    return { added: [...added, sheet], known, copies };
  }
  if (isSame(before, tidy(sheet))) return { added, known: known + 1, copies };
  const copy = { ...sheet, id: newOrigin().id };
  library.save(copy);
  return { added: [...added, copy], known, copies: copies + 1 };
}
