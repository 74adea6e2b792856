/** Under which name the store has the log of a shared sheet: one that is the code of no table. */
import { Code } from '@turn7/protocol';
import * as z from 'zod/mini';

const PREFIX = 'sheet:';

export const sheetLog = (code: string): string => `${PREFIX}${code}`;

export const SheetLog = z
  .string()
  .check(z.refine((name) => isSheetLog(name) && Code.safeParse(name.slice(PREFIX.length)).success, 'expected a sheet'));

export const isSheetLog = (name: string): boolean => name.startsWith(PREFIX);
