import type { Chapters } from '../../chapters.ts';
import { listOr, number } from '../../format.ts';

export const texts = (): Chapters['figure'] => ({
  chart: 'Gráfico',
  table: 'Tabla',
  csv: 'Guardar como CSV',
  link: 'Copiar el enlace',
  copied: 'Copiado',
  byHand: 'Copia este enlace:',
  wrongLink: 'Una parte de este enlace no se puede leer. Se ha dejado fuera; lo demás es como dice el enlace.',
  wrong: (given, expected) => `«${given}» – se esperaba ${expected}.`,
  expected: (expected) => `Se esperaba ${expected}.`,
  whole: (least, most) => `un número entero de ${number(least)} a ${number(most)}`,
  oneOf: (words) => listOr(words),
  cards: (example) => `cartas que puedan estar ahí, por ejemplo ${example}`,
  seat: (example) => `un asiento como ${example}`,
  bot: (names) => `un bot: ${listOr(names)}; una mayúscula representa un número`,
  fewer: (most) => `como mucho ${number(most)}`,
});
