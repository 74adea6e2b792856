export function TvScreen(_: { readonly code: string }) {
  return null;
}
