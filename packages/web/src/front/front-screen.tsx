export function FrontScreen() {
  return <h1>Turn 7</h1>;
}
