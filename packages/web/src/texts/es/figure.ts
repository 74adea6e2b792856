import type { Chapters } from '../chapters.ts';

export const figure = (): Chapters['figure'] => ({
  chart: 'Gráfico',
  table: 'Tabla',
  csv: 'Guardar como CSV',
  link: 'Copiar el enlace',
  copied: 'Copiado',
  byHand: 'Copia este enlace:',
});
