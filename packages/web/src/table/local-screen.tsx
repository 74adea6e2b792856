export function LocalScreen() {
  return null;
}
