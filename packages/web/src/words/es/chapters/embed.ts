import type { Chapters } from '../../chapters.ts';

export const texts = (): Chapters['embed'] => ({
  tells:
    'Copia este código en tu página. Allí cualquiera puede mirar sin instalar nada; no pone cookies ni guarda nada.',
  size: 'Tamaño',
  sizes: { small: 'Pequeño', medium: 'Mediano', large: 'Grande' },
  code: 'Código para tu página',
  copy: 'Copiar el código',
  copied: 'Código copiado',
  copyYourself: 'Copia este código:',
  open: 'Abrir',
  noGame: 'En esta dirección no hay ninguna partida. La página de la repetición da una en «Insertar en una página».',
});
