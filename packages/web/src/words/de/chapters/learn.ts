/** The lessons in German; each part has a file of its own. */
import { type Words, words } from '@turn7/narration/de';
import type { Chapters } from '../../chapters.ts';
import { number } from '../../format.ts';
import { withOtherNames } from '../../other-names.ts';
import { basics } from './learn/basics.ts';
import { bonus } from './learn/bonus.ts';
import { faq } from './learn/cases.ts';
import { mistakes } from './learn/mistakes.ts';
import { scoring } from './learn/scoring.ts';

export const texts = (w: Words): Chapters['learn'] => ({
  title: 'Lernen',
  lead: 'Von der ersten Karte bis zur seltsamsten Kette von Aktionskarten. Nimm die Türen der Reihe nach oder suche, was du wissen willst.',
  path: 'Der Weg durch die Lektionen',
  parts: {
    basics: { name: 'So wird gespielt', tells: 'Die Regeln in Bildern, fünf Minuten' },
    'first-game': { name: 'Ein erstes Spiel', tells: 'Spiel eine Runde; alles wird erklärt' },
    scoring: { name: 'Wertung', tells: 'Jeder Schritt der Rechnung und ein Rechner' },
    bonus: { name: 'Sieben Zahlen', tells: `Wie selten ${w.nominative.aTurn7} ist und wann der Bonus lohnt` },
    mistakes: { name: 'Häufige Fehler', tells: 'Was oft falsch läuft und was richtig ist' },
    cases: { name: 'Knifflige Fälle', tells: 'Die ganze FAQ zum Ansehen' },
    quiz: { name: 'Quiz', tells: 'Was passiert jetzt? Ziehen oder aufhören?' },
    strategy: { name: 'Strategie', tells: 'Beliebte Tipps auf dem Prüfstand' },
  },
  rulesPart: { name: 'Alle Regeln', tells: 'Jede Regel im Wortlaut, mit Nummer' },
  otherParts: 'Andere Lektionen',

  search: {
    label: 'Lektionen durchsuchen',
    hint: 'Eine Karte, eine Lage, eine Regel: „zweite 7“, „R30“, „Gleichstand“ …',
    clear: 'Leeren',
    results: 'Treffer',
    count: (results) => (results === 0 ? 'Nichts gefunden' : `${number(results)} Treffer`),
    nothing: 'Versuche es mit weniger Wörtern oder dem Namen einer Karte.',
    calledHere: (asked, here) => `„${asked}“ heißt hier „${here}“.`,
    useNames: (names) => `Zu den Namen ${names} wechseln`,
    kinds: {
      lesson: 'Lektion',
      basics: 'So wird gespielt',
      ruling: 'Regel',
      case: 'FAQ-Fall',
      example: 'Wertung',
      mistake: 'Fehler',
      word: 'Wort',
    },
  },
  withOtherNames: withOtherNames(words),
  cardName: (from, card) => words[from][card],

  basics: basics(w),
  scoring: scoring(w),
  bonus: bonus(w),
  mistakes: mistakes(w),
  faq: faq(w),

  cases: {
    lead: 'Jede Frage der FAQ mit ihrer Antwort und dem Spiel, in dem sie sich stellt: Karte für Karte zum Ansehen.',
    numbered: (id) => `Fall ${id}`,
    replays: 'Aufzeichnungen',
    replay: (place) => `Aufzeichnung ${number(place)}`,
    rests: 'Das beruht auf',
    big: 'Groß ansehen',
    player: 'Aufzeichnung des Falls',
  },
  watch: (id) => (id.startsWith('R') ? `${id} ansehen` : `Fall ${id} ansehen`),
});
