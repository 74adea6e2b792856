import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../chapters.ts';
import { list, number, percent } from '../../format.ts';

export const texts = (w: Words): Chapters['position'] => ({
  title: 'Stellung aufbauen',
  lead: 'Lege hin, was auf dem Tisch liegt. Chancen, bestes Spiel und ein Rat folgen sofort, und der Link behält alles.',
  presets: 'Beispiele',
  preset: {
    hand: (cards) => `Hand ${cards}`,
    behind: (_cards, totals) => `Im Rückstand ${totals}`,
    ahead: (_cards, totals) => `In Führung ${totals}`,
    six: () => 'Sechs Zahlen',
    doubled: () => 'Verdoppelt',
    saved: () => `${w.lifeSaver} dabei`,
    last: () => 'Allein im Spiel',
  },
  undo: 'Rückgängig',
  table: 'Der Tisch',
  seats: 'Plätze',
  fewerSeats: 'Ein Platz weniger',
  moreSeats: 'Ein Platz mehr',
  decks: 'Kartensätze',
  fewerDecks: 'Ein Kartensatz weniger',
  moreDecks: 'Ein Kartensatz mehr',
  target: 'Ziel',
  total: 'Gesamtstand',
  status: 'In der Runde',
  numbers: 'Zahlen',
  others: `Bonuskarten und ${w.lifeSaver}`,
  noCards: 'keine Karten',
  asked: 'Gefragt',
  isAsked: 'Wird gefragt',
  deals: 'Gibt in dieser Runde',
  seen: (cards) => `Schon gesehene Karten: ${number(cards)}`,
  seenTells: 'Was im Ablagestapel liegt. Karten auf dem Tisch zählen ohnehin.',
  copies: (copies, most) => `${number(copies)} von ${number(most)}`,
  oneFewer: (card) => `${card}: eine weniger`,
  oneMore: (card) => `${card}: eine mehr`,
  impossibleShort: 'Nicht möglich: warum?',
  barTells: (chance, busts, cards) => `${chance} platzen: ${number(busts)} von ${number(cards)} Karten`,
  impossible: 'So kann kein Spiel stehen:',
  problem: {
    twice: (seat, card) => `${seat} hat die Zahl ${card} zweimal; erwartet sind verschiedene Zahlen.`,
    seven: (seat, numbers, most) =>
      `${seat} hat ${number(numbers)} Zahlen, damit endet die Runde; erwartet sind höchstens ${number(most)}.`,
    savers: (seat, count) => `${seat} hat ${number(count)} ${w.lifeSavers}; erwartet ist höchstens ein Exemplar.`,
    strange: (seat, card) => `${seat} hält ${card}; erwartet sind Zahlen, Bonuskarten oder ${w.nominative.aLifeSaver}.`,
    askedOut: (seat, status) =>
      `${seat} wird gefragt, ist aber nicht mehr in der Runde (${status}); erwartet ist ein Platz, der im Spiel ist.`,
    askedEmpty: (seat) =>
      `${seat} wird gefragt, hat aber keine Karte; erwartet ist mindestens eine (wer keine hat, muss ziehen).`,
    won: (seat, total, target) =>
      `${seat} hat mit ${number(total)} schon gewonnen; erwartet sind Stände unter ${number(target)} oder ein Gleichstand an der Spitze.`,
    copies: (card, count, most) =>
      `${card} liegt da oder wurde gesehen, zusammen ${number(count)} Mal; erwartet sind höchstens ${number(most)}, mehr gibt es nicht.`,
  },
  question: (seat) => `${seat}: ziehen oder aufhören?`,
  nextCard: 'Die nächste Karte',
  busts: (busts, cards) => `mit ${number(busts)} von ${number(cards)} Karten`,
  turn7: w.turn7,
  hitOnce: 'Einmal ziehen, dann aufhören',
  stayNow: 'Jetzt aufhören',
  forPoints: 'Am besten für die Punkte',
  forPointsTells: (hit, stay) =>
    `Ziehen bringt bei bestem Weiterspiel im Schnitt ${number(hit, 2)}, Aufhören ${number(stay)}.`,
  playedOn: (bust, turn7) =>
    `So weitergespielt, endet die Runde in ${percent(bust, 1)} der Fälle mit Platzen, in ${percent(turn7, 1)} mit ${w.dative.aTurn7}.`,
  forPointsAssumes: `Exakt, als zöge nur noch dieser Platz; ${w.locks} und ${w.turnThrees} gehen an andere.`,
  ignored: (chance) => `Karten, die mit einer Chance von ${chance} kommen, wurden nicht bis zum Ende verfolgt.`,
  forWin: 'Am besten für den Sieg',
  tooClose: 'Kaum ein Unterschied',
  tooCloseTells: (share) =>
    `Ziehen und Aufhören unterscheiden sich um weniger als ${percent(share)} der Spiele: zu wenig, um es beim Durchspielen zu erkennen. Mach, was dir gefällt.`,
  forWinAssumes:
    'Vom stärksten Bot: durchgespielt bis zum Ende der Runde, die Stände danach mit trainiertem Urteil bewertet.',
  thinking: 'Denkt nach …',
  failed: 'Das ließ sich hier nicht berechnen.',
  kinds: 'Was die nächste Karte sein kann',
  kindsTells: (cards) => `${number(cards)} Karten kommen noch, in einer Reihenfolge, die niemand kennt.`,
  kindsSay: (cards, chance) => `Am wahrscheinlichsten als nächste Karte: ${list(cards)}, ${percent(chance, 1)}.`,
  kindsRow: (left, chance) => `${number(left)} · ${chance}`,
  card: 'Karte',
  left: 'Übrig',
  chance: 'Wahrscheinlichkeit',
});
