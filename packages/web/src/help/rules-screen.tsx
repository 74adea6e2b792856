export function RulesScreen() {
  return null;
}
