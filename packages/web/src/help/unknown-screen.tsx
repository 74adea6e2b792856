export function UnknownScreen() {
  return null;
}
