import type { Chapters } from '../../chapters.ts';
import { list, number } from '../../format.ts';

const around = (rating: number, spread: number) => `${number(rating)} ± ${number(spread)}`;

export const texts = (): Chapters['rating'] => ({
  option: {
    name: 'Gewertet',
    yes: 'ja',
    no: 'nein',
    tells:
      'Gewertet: Beendete Spiele zählen für die Wertungszahl derer, die zustimmen. Nach den üblichen Regeln bis 200 Punkte, ohne Berater.',
  },
  door: 'Dieser Tisch ist gewertet. Setzt du dich, zählen die Spiele, die du hier beginnst, für deine Wertungszahl, auch die, die du verlässt; die anderen am Tisch sehen sie. Du kannst jederzeit Nein sagen und deine Wertungszahl unter „Meine Spiele“ löschen.',
  table: {
    title: 'Gewerteter Tisch',
    counts: 'Dein nächstes Spiel hier zählt für deine Wertungszahl.',
    countsNot: 'Deine Spiele hier zählen nicht für deine Wertungszahl.',
    agree: 'Zählen lassen',
    disagree: 'Meine nicht zählen',
    nobody: 'Noch zählen die Spiele hier für niemanden.',
    people: (people) => `Spiele hier zählen für ${list(people)}.`,
    rated: (name, rating, spread) => `${name} (${around(rating, spread)})`,
    fresh: (name) => `${name} (neu)`,
    now: (rating, spread, change) => `Deine Wertungszahl: ${around(rating, spread)} (${change}).`,
  },

  title: 'Meine Wertungszahl',
  around,
  provisional: 'vorläufig',
  provisionalTells:
    'Noch zu wenige Spiele, um viel zu sagen. Etwa sechzig braucht es, bis eine Wertungszahl etwas bedeutet.',
  spreadTells: (spread) => `In 19 von 20 Fällen liegt sie um höchstens ${number(spread)} daneben.`,
  games: (games, won) =>
    `${games === 1 ? 'Ein gewertetes Spiel' : `${number(games)} gewertete Spiele`}, ${won === 0 ? 'keines' : number(won)} gewonnen.`,
  accuracy: (form) => `Genauigkeit: ${form} in deinen letzten analysierten Spielen auf diesem Gerät.`,
  noAccuracy: 'Genauigkeit: unbekannt, bis du auf diesem Gerät ein Spiel analysierst.',
  none: 'Noch ist kein gewertetes Spiel beendet. Wer an einem Online-Tisch Gastgeber ist, kann ihn werten lassen.',
  scale: 'Neben den Bots',
  you: 'Du',
  luck: 'Wie viel davon ist Glück? Das meiste: Wie gut jemand spielt, erklärt etwa 4 % davon, wer ein einzelnes Spiel gewinnt. Wer klar besser spielt, braucht rund 25 Spiele, bis man es an den Siegen sieht; zwischen zwei guten Spielern sind es etwa 250. Die Analyse einiger Spiele sagt dir mehr als jede Wertungszahl.',
  remove: 'Meine Wertungszahl löschen',
  removeTitle: 'Deine Wertungszahl löschen?',
  removeTells: 'Sie ist dann endgültig weg. Mit dem nächsten gewerteten Spiel beginnt eine neue.',
  keep: 'Behalten',
  removed: 'Deine Wertungszahl ist gelöscht.',
  notRemoved: 'Die Wertungszahl konnte nicht gelöscht werden. Versuch es gleich noch einmal.',
});
