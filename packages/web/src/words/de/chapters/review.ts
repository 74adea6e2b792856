import type { Words } from '@turn7/narration/de';
import { review } from '@turn7/narration/de/review';
import type { Chapters } from '../../chapters.ts';
import { number } from '../../format.ts';

export const texts = (w: Words): Chapters['review'] => ({
  told: review(),

  title: 'Analyse',
  first: 'Das Spiel wird zum ersten Mal durchgesehen …',
  better: (pass, passes) => `Es wird genauer, Schritt ${pass} von ${passes} …`,
  done: 'Die Analyse ist fertig.',
  stopped: 'Angehalten.',
  stoppedEarly: 'Angehalten, bevor es etwas zu zeigen gab.',
  playedOut: (times) => `Jede Antwort wurde mindestens ${times}-mal zu Ende gespielt.`,
  playedOutSome: 'Knappe Entscheidungen wurden zu Ende gespielt, die anderen sind geschätzt.',
  estimated: 'Jede Antwort ist geschätzt, noch keine zu Ende gespielt.',
  failed: 'Die Analyse ließ sich nicht beenden: Der Browser hat den Teil der Seite geschlossen, der daran arbeitet.',
  progress: 'Wie weit die Analyse ist',
  stop: 'Anhalten',
  goOn: 'Weiter',
  more: 'Noch genauer',
  again: 'Noch einmal versuchen',
  unfinished:
    'Dieses Spiel ist nicht zu Ende: Es wird so weit analysiert, wie es geht, und als Ergebnis zählt die Chance bei der letzten Frage.',

  winChances: (sharp) => `Siegchance, wenn alle weiter wie ${sharp} spielen`,
  chances: 'Siegchance im Lauf des Spiels',
  asTable: 'Dasselbe als Tabelle',
  round: 'Runde',
  atEnd: 'Ende',
  soFar: 'Chance bisher',

  choices: 'Entscheidungen',
  whose: 'Wessen Entscheidungen',
  everybody: 'Alle',
  onlyErrors: 'Nur Fehler',
  noChoices: 'Eine solche Entscheidung gibt es nicht.',
  choice: (round, name, answer, verdict) => `Runde ${round}, ${name}: ${answer} – ${verdict}`,
  gradesOf: (name) => `Noten von ${name}`,
  costs: (cost) => `kostet ${cost}`,
  gains: (gain) => `${gain} gegenüber der Wahl eines Kartenzählers`,

  wasPlayed: 'gespielt',
  options: 'Verglichene Antworten',
  verdict: 'Die Entscheidung in diesem Moment',
  noChoiceYet:
    'In dieser Runde gab es noch keine Entscheidung. Wähle einen Moment im Diagramm oder eine der Entscheidungen: Hier steht dann, wie gut sie war und warum.',
  playedBest: (answer) => `Gespielt: ${answer}. Nichts ist messbar besser.`,
  played: (answer, best) => `Gespielt: ${answer}. Am besten: ${best}.`,
  fromTo: ({ you, text }, before, after) =>
    `${you ? 'Deine Siegchance' : `Siegchance von ${text}`}: ${before} → ${after}.`,
  reason: ({ you, text }, reason) => `Der Berater zu ${you ? 'dir' : text}: „${reason}“`,

  luckAndSkill: 'Glück und Können',
  addsUp: 'Jeder Balken beginnt, wo der vorige endet: von der Chance am Anfang bis zum Ergebnis.',
  leftOut: (count) =>
    count === 1
      ? 'Ein weiterer Platz steht nur in der Tabelle. Wer oben gewählt wird, bekommt auch Balken.'
      : `${number(count)} weitere Plätze stehen nur in der Tabelle. Wer oben gewählt wird, bekommt auch Balken.`,
  player: 'Wer',
  luck: 'Kartenglück',

  turningPoints: 'Wendepunkte',
  noTurningPoints: 'Keine einzelne Karte oder Entscheidung gab in diesem Spiel den Ausschlag.',
  inRound: (round) => `Runde ${round}`,
  extremes: 'Das Beste und das Schlechteste',
  bestChoice: 'Beste Entscheidung',
  worstChoice: 'Schlechteste Entscheidung',
  luckiestCard: 'Größtes Glück',
  unluckiestCard: 'Größtes Pech',

  sharing: 'Analyse teilen',
  savePicture: 'Als Bild speichern',
  sharePicture: 'Bild teilen',
  noPicture: 'Das Bild ließ sich nicht erstellen.',
  link: 'Link kopieren',
  linkCopied: 'Link kopiert',
  linkByHand: 'Kopiere diesen Link',
  unfinishedGame: (round) => `${w.turn7}: ein Spiel bis Runde ${round}, noch nicht zu Ende`,
  notPictured: (count) =>
    count === 1 ? 'Ein weiterer Platz ist nicht im Bild.' : `${number(count)} weitere Plätze sind nicht im Bild.`,
  pictureFoot: (host) => `Analysiert auf ${host}`,

  assumes: (sharp) => `Die Chancen nehmen an, dass von da an alle wie der Bot ${sharp} spielen.`,
  meaning: 'Was die Zahlen bedeuten',
  means: {
    others: 'Darum bringt an einem Tisch mit Schwächeren die Wahl der anderen allen etwas ein.',
    own: (sharp) =>
      `Die eigene Wahl wird mit dem verglichen, was ${sharp} dort getan hätte; was eine Entscheidung kostet, mit der besten Antwort.`,
    luck: 'Glück ist, was die Karten verändert haben, egal wer sie zog. Bei jeder Karte gleicht sich das Glück aller Plätze aus.',
    correction: 'Die Korrektur ist der Fehler der Schätzung selbst, weder Glück noch Können.',
    error:
      '± ist ein Standardfehler: In zwei von drei Fällen liegt die Wahrheit nicht weiter weg. Was um höchstens zwei davon unter dem Besten liegt, gilt als beste Wahl.',
  },
});
