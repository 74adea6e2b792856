import { MOST_SEATS, SOLO_PAR, SOLO_POINTS } from '@turn7/engine';
import type { Words } from '@turn7/narration/de';
import { list, number } from '../format.ts';
import { staysAt } from '../stays-at.ts';
import type { Texts } from '../texts.ts';

export const front = (_: Words): Texts['front'] => ({
  title: 'Turn 7: sieben verschiedene Zahlen, und ein Zwilling ist einer zu viel',
  headline: ['Sieben verschiedene Zahlen.', 'Ein Zwilling – alles weg.'],
  pitch:
    'Eine Karte nehmen, noch eine, und rechtzeitig aufhören: Kommt eine Zahl zum zweiten Mal, ist die Runde verloren.',
  lead: 'Jede Karte zeigt ihr Risiko: ein Tupfen für jedes Exemplar im Spiel.',

  playNow: 'Jetzt spielen',
  newGame: 'Neues Spiel',
  against: (bots) =>
    bots === 1 ? 'du und ein Bot, gleich\u00a0hier' : `du und ${COUNTS[bots] ?? number(bots)} Bots, gleich\u00a0hier`,
  daily: 'Die Aufgabe des Tages',
  newHere: 'Neu hier? In drei Minuten gelernt',
  opponents: 'Gegner',
  chooseOpponents: 'Gegner wählen',
  backTo: (host) => (host === null ? 'Zurück an deinen Tisch' : `Zurück zu ${host}`),
  backAs: (name, code) => `Als ${name}, Code ${code}`,
  forget: 'Vergessen',
  forgetTable: (code) => `Tisch ${code} vergessen`,
  forgetTitle: 'Diesen Tisch vergessen?',
  forgetTells: 'Dieses Gerät hat dann deinen Platz dort nicht mehr; ein Bot spielt für dich.',
  goOn: 'Weiterspielen',
  goOnScore: 'Punkteblock weiterführen',
  moreWaiting: (count) => (count === 1 ? 'Noch ein Spiel wartet' : `Noch ${number(count)} Spiele warten`),
  leftWith: (names) =>
    names.length <= 4
      ? `Mit ${list(names)}`
      : `Mit ${list([...names.slice(0, 2), `${number(names.length - 2)} anderen`])}`,
  damaged: (key) =>
    `Das Spiel, das du verlassen hast, ist nicht lesbar. Es ist auf diesem Gerät als „${key}“ aufbewahrt.`,

  haveCode: 'Tischcode',
  codeExample: (example) => example,
  join: 'Beitreten',
  codeEmpty: (example) => `Tippe den Code eines Tisches ein, etwa ${example}, oder füge seinen Link ein.`,
  codeLetters: (letters) =>
    `Kein Code enthält ${list(letters)}: 0, 1, I, L, O und U fehlen, weil man sie leicht verwechselt.`,
  codeLength: (length, expected) =>
    `Das ${length === 1 ? 'ist ein Zeichen' : `sind ${number(length)} Zeichen`}; ein Code hat ${number(expected)}.`,
  codeUnknown:
    'Einen Tisch mit diesem Code gibt es nicht. Sieh noch einmal nach: Tische, die niemand nutzt, werden aufgelöst.',

  otherWays: 'Andere Arten zu spielen',
  tiles: {
    together: { name: 'Gemeinsam spielen', tells: `Ein Link für alle, bis zu ${number(MOST_SEATS)} Personen` },
    pass: { name: 'Herum\u00adreichen', tells: 'Ein Gerät wandert um den Tisch' },
    solo: {
      name: 'Solo-Heraus\u00adforderung',
      tells: `${number(SOLO_POINTS)} Punkte in unter ${COUNTS[SOLO_PAR] ?? number(SOLO_PAR)} Runden`,
    },
    keeper: { name: 'Punkte\u00adblock', tells: 'Für die echten Karten auf dem Tisch' },
    learn: { name: 'Lernen', tells: 'Regeln in Bildern, knifflige Fälle, ein Quiz' },
    lab: { name: 'Labor', tells: 'Chancen, Strategien, eine Million Spiele' },
  },
  openTables: (tables) =>
    tables === 1 ? 'Ein Tisch ist offen für alle' : `${number(tables)} Tische sind offen für alle`,
  soloBest: (rounds, tries) =>
    `Rekord: ${rounds === 1 ? 'eine Runde' : `${number(rounds)} Runden`}, ${tries === 1 ? 'ein Versuch' : `${number(tries)} Versuche`}`,

  yourName: 'Dein Name',
  nameHint: 'Damit die anderen wissen, wer da sitzt. Ohne Konto.',
  createTable: 'Tisch eröffnen',
  opening: 'Der Tisch wird eröffnet …',
  togetherLead:
    'Du bekommst einen Link und einen QR-Code für alle, die mitspielen. Freie Plätze können Bots einnehmen.',
  nameMissing: 'Schreib einen Namen mit wenigstens einem Buchstaben.',
  noNetwork: 'Du bist offline. Ein Tisch für mehrere Geräte braucht eine Verbindung; Herumreichen geht auch ohne.',
  noServer:
    'Der Tisch-Server antwortet nicht. Versuch es gleich noch einmal; alles andere auf dieser Seite geht ohne ihn.',
  refused: 'Der Server hat keinen Tisch eröffnet. Versuch es gleich noch einmal.',

  people: 'Wer spielt mit?',
  personName: (place) => `Name von Person ${number(place)}`,
  player: (place) => `Person ${number(place)}`,
  addPerson: 'Noch jemand',
  removePerson: (name) => `${name} entfernen`,
  passLead: 'Alle sitzen um ein Gerät, das die Runde macht. In diesem Spiel liegt alles offen, niemand muss wegsehen.',

  bots: 'Bots',
  howManyBots: 'Anzahl der Bots',
  fewerBots: 'Ein Bot weniger',
  moreBots: 'Ein Bot mehr',
  levelOf: (name) => `Stärke von ${name}`,
  allLevels: 'Alle Bots spielen als',
  mixed: 'verschieden stark',
  levels: {
    Rookie: { name: 'Neuling', tells: `geht auf Nummer sicher und hört bei ${number(staysAt('Rookie'))} Punkten auf` },
    Regular: {
      name: 'Stammgast',
      tells: `hört bei ${number(staysAt('Regular'))} Punkten auf, was immer die Karten sagen`,
    },
    Counter: { name: 'Zähler', tells: 'zählt jede Karte und weiß, wann sich das Spiel entscheidet' },
    Sharp: { name: 'Fuchs', tells: 'spielt auf Sieg, nicht auf Punkte' },
    Master: { name: 'Meister', tells: 'spielt jede Antwort hundertfach durch, bevor er wählt' },
  },
  target: 'Punkte zum Sieg',
  targetWrong: (most) => `Eine ganze Zahl von 1 bis ${number(most)}.`,
  start: 'Spiel beginnen',

  keep: 'Behalten',

  elsewhere: 'Das Spiel läuft in einem anderen Tab',
  elsewhereTells:
    'Es ist in diesem Browser noch einmal offen. Immer nur ein Tab hat das Spiel, damit kein Zug verloren geht.',
  takeHere: 'Hier weiterspielen',

  you: 'Du',
  promises: ['Kein Konto.', 'Funktioniert offline.', 'Versiegelte Mischungen, die du prüfen kannst.'],
  independent: 'Eine unabhängige, inoffizielle Umsetzung des Spiels, das man als Flip 7 kennt.',
  rules: 'Regeln',
  replays: 'Aufzeichnungen',
  myGames: 'Meine Spiele',
});

const COUNTS: Readonly<Record<number, string>> = { 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs' };
