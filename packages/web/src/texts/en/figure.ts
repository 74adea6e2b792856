export const figure = () => ({
  chart: 'Chart',
  table: 'Table',
  csv: 'Save as CSV',
  link: 'Copy the link',
  copied: 'Copied',
  byHand: 'Copy this link:',
});
