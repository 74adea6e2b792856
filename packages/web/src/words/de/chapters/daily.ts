import { GRACE_HOURS } from '@turn7/protocol';
import type { Chapters } from '../../chapters.ts';
import { list, number, percent } from '../../format.ts';

export const texts = (): Chapters['daily'] => ({
  title: 'Aufgabe des Tages',
  lead: 'Jeden Tag dieselben Karten für alle, von Mitternacht bis Mitternacht (UTC). Du hast einen Versuch, und der zählt.',
  alone:
    'Kein Server antwortet, deshalb gibt es gerade keine Aufgabe. Du kannst mit anderen Karten üben; das zählt nicht.',
  streak: (days) => (days === 1 ? '1 Tag' : `${number(days)} Tage in Folge`),
  boards: {
    bots: {
      name: 'Gegen drei Bots',
      tells: (rivals) => `${list(rivals)}, jeden Tag dieselben. Ein Sieg zählt 100 mehr.`,
    },
    solo: {
      name: 'Allein',
      tells: 'In möglichst wenigen Runden auf 200: Dein Ergebnis ist das Zehnfache deiner Punkte je Runde.',
    },
  },
  played: (players) =>
    players === 0
      ? 'Noch hat niemand gespielt'
      : players === 1
        ? 'Heute von einer Person gespielt'
        : `Heute von ${number(players)} gespielt`,
  play: 'Spielen',
  goOn: 'Weiterspielen',
  practise: 'Üben',
  late: (board, until) => `„${board}“ von gestern ist noch nicht zu Ende. Es zählt bis ${until}.`,

  yesterday: (board) => `Gestern: ${board}`,
  score: (score) => (score === 1 ? '1 Punkt' : `${number(score)} Punkte`),
  came: (total, rounds, won) => {
    const after = `${number(total)} nach ${rounds === 1 ? 'einer Runde' : `${number(rounds)} Runden`}`;
    return won === null ? after : `${won ? 'gewonnen' : 'verloren'}, ${after}`;
  },
  first: 'Bisher hat sonst niemand gespielt.',
  better: (share, others) => `Besser als ${percent(share)} der anderen, die bisher gespielt haben (${number(others)}).`,
  master: (name, score, came) => `${name} mit denselben Karten: ${number(score)} (${came}).`,
  review: 'Analyse',
  replay: 'Noch einmal ansehen',
  share: 'Teilen',
  copied: 'Kopiert',
  copyYourself: 'Kopiere dies:',
  shared: (score, share) => `${number(score)} Punkte, besser als ${percent(share)}`,

  tables: 'Tabellen',
  whose: 'Von wem',
  everybody: 'Alle',
  board: 'Aufgabe',
  period: 'Wann',
  periods: { day: 'Heute', week: 'Diese Woche' },
  nobody: 'Hier hat noch niemand ein Ergebnis.',
  place: 'Platz',
  name: 'Wer',
  days: 'Tage',
  scored: 'Punkte',
  you: 'du',
  invite: 'Link für Freunde kopieren',
  joinGroup: 'Dieser Gruppe beitreten',
  leaveGroup: 'Diese Gruppe verlassen',
  groupFull: 'Diese Gruppe ist voll. Bitte darum, dass jemand eine weitere gründet.',
  newGroup: 'Neue Gruppe von Freunden',
  makeGroup: 'Anlegen',
  failed: 'Der Server hat das nicht getan. Versuche es noch einmal.',

  archive: 'Frühere Tage',
  archiveTells: `Ab ${number(GRACE_HOURS)} Stunden nach dem Ende eines Tages kannst du mit seinen Karten üben, so oft du willst. Es zählt nicht.`,
  day: 'Tag',
  noSuchDay: 'Von diesem Tag gibt es keine Karten.',

  device: 'Du auf einem anderen Gerät',
  deviceTells:
    'Ein Konto braucht niemand: Dich kennt man an einem Schlüssel auf diesem Gerät. Mit seinem Link spielst du anderswo als du selbst weiter.',
  deviceShow: 'Link zeigen',
  deviceSecret: 'Wer diesen Link öffnet, spielt als du. Zeige ihn sonst niemandem.',
  takeTitle: 'Als die Person dieses Links spielen?',
  takeTells:
    'Auf diesem Gerät spielt schon jemand. Die Ergebnisse bleiben auf dem Server, aber nur der eigene Link führt zu ihnen zurück.',
  takeNot: 'Nein',
  take: 'Ja, so spielen',

  yourName: 'Dein Name',
  nameTells: 'Er steht für andere sichtbar neben deinen Ergebnissen.',
  nameMissing: 'Gib einen Namen mit Buchstaben oder Ziffern ein.',
  proof: 'Die Karten von morgen stehen schon fest. Die Fingerabdrücke ihrer Geheimnisse, gegen Bots und allein:',
});
