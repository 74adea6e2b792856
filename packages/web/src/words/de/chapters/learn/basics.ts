import { DECK_SIZE, DEFAULT_TARGET, SEVEN, TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../../chapters.ts';
import { capitalised, number } from '../../../format.ts';

export const basics = (w: Words): Chapters['learn']['basics'] => ({
  goalText: `Sammle über mehrere Runden Punkte. Wer am Ende einer Runde die meisten hat, mindestens ${number(DEFAULT_TARGET)}, gewinnt. In jeder Runde deckst du verschiedene Zahlen auf: Je mehr es sind, desto mehr Punkte bringen sie, und desto mehr steht auf dem Spiel.`,
  deck: `Der Kartensatz: ${number(DECK_SIZE)} Karten`,
  round: 'Eine Runde, Schritt für Schritt',
  names:
    'Für die Karten gibt es zwei Sätze von Namen. Wähle die, mit denen du spielst; die ganze Seite richtet sich danach.',
  before: 'Vorher',
  after: 'Nachher',
  waiting: 'Es warten, die vorderste wirkt zuerst',
  shortGame: (target) => `Ein kurzes Spiel bis ${number(target)} Punkte.`,
  steps: {
    deal: {
      title: 'Alle bekommen eine Karte',
      text: 'Offen, links vom Geber beginnend. Eine Aktionskarte wird sofort abgehandelt, bevor die nächste Karte ausgeteilt wird.',
    },
    hit: {
      title: 'Ziehen: noch eine Karte',
      text: 'Reihum entscheiden alle, die noch dabei sind: ziehen oder aufhören. Eine neue Zahl kommt in deine Reihe und bringt ihre Punkte.',
    },
    stay: {
      title: 'Aufhören: behalten, was da ist',
      text: 'Du bist raus, und deine Punkte sind sicher. Niemand kann mehr eine Karte auf dich spielen. Mindestens eine Karte brauchst du dafür.',
    },
    bust: {
      title: 'Ein Zwilling: geplatzt',
      text: 'Eine Zahl, die schon in deiner Reihe liegt, lässt dich platzen. Du bist raus, und die Runde bringt dir nichts.',
    },
    modifiers: {
      title: 'Bonuskarten schaden nie',
      text: 'Sie liegen neben der Reihe. Eine +4 ist kein Zwilling einer 4, und keine Bonuskarte zählt zu den sieben Zahlen.',
    },
    lifeSaver: {
      title: `${w.lifeSaver}: einmal gerettet`,
      text: 'Die Karte bleibt vor dir liegen. Der erste Zwilling nimmt sie mit: Beide werden abgelegt, deine Reihe bleibt, dein Zug ist vorbei. Eine zweite musst du verschenken.',
    },
    lock: {
      title: `${w.lock}: raus, aber mit Punkten`,
      text: 'Wer die Karte zieht, wählt jemanden, der noch dabei ist, vielleicht sich selbst. Das Ziel sichert seine Punkte und ist raus.',
    },
    turnThree: {
      title: `${w.turnThree}: drei Karten am Stück`,
      text: `Wer die Karte zieht, wählt jemanden, der noch dabei ist. Der deckt drei Karten auf, eine nach der anderen. Platzen oder ${w.nominative.aTurn7} beendet das.`,
    },
    queue: {
      title: 'Aktionskarten unter den dreien',
      text: `${capitalised(w.nominative.aLock)} oder ${w.nominative.aTurnThree} unter den dreien wartet bis nach der dritten Karte. Dann bekommt jede ein Ziel, und sie wirken in dieser Reihenfolge.`,
    },
    turn7: {
      title: `${number(SEVEN)} verschiedene Zahlen: ${w.turn7}!`,
      text: `Die Runde ist sofort für alle vorbei. Du bekommst ${number(TURN_7_BONUS)} Punkte Bonus; wer noch dabei war, behält die eigenen.`,
    },
    roundEnd: {
      title: 'Das Ende einer Runde',
      text: 'Ist niemand mehr dabei, schreiben alle ihre Punkte auf: die Zahlen, mit ×2 verdoppelt, und dann die Bonuskarten dazu.',
    },
    nextDealer: {
      title: 'Der nächste Geber',
      text: 'Als Nächstes gibt, wer links vom bisherigen Geber sitzt. Die Karten der letzten Runde kommen auf die Ablage und werden erst gemischt, wenn der Stapel leer ist.',
    },
    gameEnd: {
      title: 'Das Ende des Spiels',
      text: `Eine Runde wird immer zu Ende gespielt. Dann gewinnt die höchste Summe, wenn es mindestens ${number(DEFAULT_TARGET)} sind; wer zuerst so weit war, ist egal.`,
    },
    tie: {
      title: 'Bei Gleichstand geht es weiter',
      text: 'Teilen sich mehrere die höchste Summe, spielen alle noch eine Runde, nicht nur die mit Gleichstand.',
    },
  },
});
