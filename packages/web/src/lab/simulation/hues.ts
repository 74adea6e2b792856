/** Colours for the bots of a chart, by their place; names stand beside them, so a colour may come twice. */
const HUES = ['--n2', '--n10', '--n5', '--n12', '--n4', '--n9', '--n1', '--n6', '--n11', '--n3'] as const;

export const hueOf = (place: number): string => HUES[place % HUES.length] ?? HUES[0];
