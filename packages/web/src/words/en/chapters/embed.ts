export const texts = () => ({
  tells:
    'Copy this code into a page of yours. Everybody can watch there, with nothing to install; it sets no cookies and keeps nothing.',
  size: 'Size',
  sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
  code: 'Code for your page',
  copy: 'Copy the code',
  copied: 'Code copied',
  copyYourself: 'Copy this code:',
  open: 'Open',
  noGame: 'There is no game in this address. Expected one that the replay page gives under “Put it into a page”.',
});
