/** What has the highest value: all of them, where several share it. */
export function mostOf<T>(all: readonly T[], measure: (one: T) => number): readonly T[] {
  const highest = Math.max(...all.map(measure));
  return all.filter((one) => measure(one) === highest);
}
