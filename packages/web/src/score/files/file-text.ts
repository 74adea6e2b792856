/** The text of a file that somebody chose: as most programs write it, or as old spreadsheets do. */

/** null for what is no text: a picture, a sound, a program. */
export async function textOf(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.some(isControl)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** No text has any of them but tab, line feed, form feed and carriage return. */
const isControl = (byte: number): boolean => byte < 9 || byte === 11 || (byte > 13 && byte < 32);
