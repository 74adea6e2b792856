import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../chapters.ts';
import { list, number, percent } from '../../format.ts';

export const texts = (w: Words): Chapters['position'] => {
  return {
    title: 'Editor de posiciones',
    lead: 'Pon lo que hay sobre la mesa. Las probabilidades, el mejor juego y un consejo aparecen al momento, y el enlace lo guarda todo.',
    presets: 'Ejemplos',
    preset: {
      hand: (cards) => `Mano ${cards}`,
      behind: (_cards, totals) => `Por detrás ${totals}`,
      ahead: (_cards, totals) => `Por delante ${totals}`,
      six: () => 'Seis números',
      doubled: () => 'Puntos dobles',
      saved: () => `Con ${w.aLifeSaver}`,
      last: () => 'Último en juego',
    },
    undo: 'Deshacer',
    table: 'La mesa',
    seats: 'Asientos',
    fewerSeats: 'Un asiento menos',
    moreSeats: 'Un asiento más',
    decks: 'Barajas',
    fewerDecks: 'Una baraja menos',
    moreDecks: 'Una baraja más',
    target: 'Meta',
    total: 'Puntos totales',
    status: 'En la ronda',
    numbers: 'Números',
    others: `Modificadores y ${w.lifeSaver}`,
    noCards: 'sin cartas',
    asked: 'Decide',
    isAsked: 'Le toca decidir',
    deals: 'Reparte esta ronda',
    seen: (cards) => `Cartas ya vistas: ${number(cards)}`,
    seenTells: 'Lo que hay en el descarte. Las cartas de la mesa cuentan de todos modos.',
    copies: (copies, most) => `${number(copies)} de ${number(most)}`,
    oneFewer: (card) => `${card}: una menos`,
    oneMore: (card) => `${card}: una más`,
    impossibleShort: 'No es posible: mira por qué',
    barTells: (chance, busts, cards) => `${chance} de riesgo: ${number(busts)} de ${number(cards)} cartas`,
    impossible: 'Ninguna partida puede estar así:',
    problem: {
      twice: (seat, card) => `${seat} tiene dos veces el número ${card}; se esperaban números distintos.`,
      seven: (seat, numbers, most) =>
        `${seat} tiene ${number(numbers)} números, y eso acaba la ronda; se esperaban como mucho ${number(most)}.`,
      savers: (seat, count) => `${seat} tiene ${number(count)} ${w.lifeSavers}; se esperaba como mucho uno.`,
      strange: (seat, card) => `${seat} tiene ${card}; se esperaban números, modificadores o ${w.aLifeSaver}.`,
      askedOut: (seat, status) =>
        `A ${seat} le toca decidir, pero ya no está en la ronda (${status}); se esperaba un asiento en juego.`,
      askedEmpty: (seat) =>
        `A ${seat} le toca decidir, pero no tiene cartas; se esperaba al menos una (sin cartas hay que pedir).`,
      won: (seat, total, target) =>
        `${seat} ya ha ganado con ${number(total)}; se esperaban totales por debajo de ${number(target)} o un empate en cabeza.`,
      copies: (card, count, most) =>
        `${card} está en la mesa o se ha visto ${number(count)} veces; se esperaban como mucho ${number(most)}, no hay más.`,
    },
    question: (seat) => `${seat}: ¿pedir o plantarse?`,
    nextCard: 'La próxima carta',
    busts: (busts, cards) => `con ${number(busts)} de ${number(cards)} cartas`,
    turn7: w.turn7,
    hitOnce: 'Pedir una vez y plantarse',
    stayNow: 'Plantarse ya',
    forPoints: 'Lo mejor para los puntos',
    forPointsTells: (hit, stay) =>
      `Pedir da ${number(hit, 2)} de media si se sigue lo mejor posible; plantarse, ${number(stay)}.`,
    playedOn: (bust, turn7) =>
      `Jugando así, la ronda acaba pasándose en el ${percent(bust, 1)} de los casos y con ${w.aTurn7} en el ${percent(turn7, 1)}.`,
    forPointsAssumes: `Exacto, como si solo este asiento siguiera pidiendo; las cartas ${w.lock} y ${w.turnThree} van a otros.`,
    ignored: (chance) => `Las cartas que llegan con una probabilidad del ${chance} no se han seguido hasta el final.`,
    forWin: 'Lo mejor para ganar',
    tooClose: 'Demasiado igualado',
    tooCloseTells: (share) =>
      `Pedir y plantarse se diferencian en menos del ${percent(share)} de las partidas: demasiado poco para que las pruebas lo muestren. Haz lo que quieras.`,
    forWinAssumes: 'Según el bot más fuerte: rondas jugadas hasta el final y un juicio entrenado de los totales.',
    thinking: 'Pensando…',
    failed: 'No se ha podido calcular aquí. Recarga la página para intentarlo otra vez.',
    kinds: 'Qué puede ser la próxima carta',
    kindsTells: (cards) => `Quedan ${number(cards)} cartas, en un orden que nadie conoce.`,
    kindsSay: (cards, chance) => `Lo más probable como próxima carta: ${list(cards)}, ${percent(chance, 1)}.`,
    kindsRow: (left, chance) => `${number(left)} · ${chance}`,
    card: 'Carta',
    left: 'Quedan',
    chance: 'Probabilidad',
  };
};
