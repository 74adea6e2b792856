/** People are known by their names: two that differ in capital letters alone are one person. */

export const personKey = (name: string): string => name.toLowerCase();

/** Whether somebody before that place in a list has the name as well. */
export const isNamedBefore = (name: string, place: number, names: readonly string[]): boolean =>
  names.findIndex((other) => personKey(other) === personKey(name)) < place;
