import type { Chapters } from '../../chapters.ts';

export const texts = (): Chapters['embed'] => ({
  tells:
    'Copie ce code dans ta page. Tout le monde peut y regarder, sans rien installer ; il ne dépose aucun cookie et ne garde rien.',
  size: 'Taille',
  sizes: { small: 'Petite', medium: 'Moyenne', large: 'Grande' },
  code: 'Code pour ta page',
  copy: 'Copier le code',
  copied: 'Code copié',
  copyYourself: 'Copie ce code :',
  open: 'Ouvrir',
  noGame:
    'Il n’y a pas de partie dans cette adresse. La page « Revoir une partie » en donne une sous « Intégrer à une page ».',
});
