/** Texts as cells of a file for spreadsheets: none is taken for a formula, and each comes back as it was. */

/** What makes a spreadsheet calculate, also behind the quotes that keep it from doing so. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

export const unharmed = (cell: string): string => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell);
