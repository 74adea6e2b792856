import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../chapters.ts';
import { capitalised, number } from '../../format.ts';

export const texts = (w: Words): Chapters['quiz'] => ({
  title: 'Quiz',
  lead: 'Zehn Stellungen. Das Programm kennt die Regeln und rechnet die Chancen aus: Was sagst du?',
  learn: 'Lernen',
  kind: 'Art der Fragen',
  kinds: { mixed: 'Gemischt', rules: 'Was geschieht jetzt?', odds: 'Ziehen oder aufhören?' },
  question: (place, questions) => `Frage ${number(place)} von ${number(questions)}`,

  hits: (who) => `${who} zieht.`,
  stays: (who) => `${who} hört auf.`,
  gives: {
    lock: (who, to) => `${who} gibt ${to} ${w.theLock}.`,
    turnThree: (who, to) => `${who} gibt ${to} ${w.theTurnThree}.`,
  },
  coming: (cards) => (cards === 1 ? 'Die nächste Karte:' : 'Die nächsten Karten im Stapel:'),
  asks: {
    happens: 'Was geschieht jetzt?',
    score: (who) => `Wie viele Punkte bekommt ${who} in dieser Runde?`,
    turn: 'Wer ist danach am Zug?',
    game: 'Wie geht das Spiel weiter?',
    odds: 'Ziehen oder aufhören: Was bringt in dieser Runde im Schnitt mehr Punkte?',
  },
  answers: 'Antworten',

  busts: (who) => `${who} platzt.`,
  saved: (who) =>
    `${capitalised(w.nominative.theLifeSaver)} und der Zwilling kommen auf die Ablage. ${who} bleibt dabei, der Zug ist vorbei.`,
  drawsAgain: (who) =>
    `${capitalised(w.nominative.theLifeSaver)} und der Zwilling kommen auf die Ablage, und ${who} zieht noch eine Karte.`,
  playsOn: (who) => `${who} bleibt dabei, und die Runde geht weiter.`,
  keepsBoth: (who) => `${who} behält beide ${w.lifeSavers}.`,
  locked: (who) => `${who} ist ${w.locked} und sichert die Punkte.`,
  sevenAtOnce: (who) => `${who} hat ${w.aTurn7}, und die Runde ist sofort vorbei.`,
  sevenLater: (who) => `${who} nimmt erst die dritte Karte und hat dann ${w.aTurn7}.`,
  givesSpare: (to) => `Die zweite Karte (${w.lifeSaver}) geht an ${to}.`,
  discards: {
    lock: `${capitalised(w.nominative.theLock)} kommt ohne Wirkung auf die Ablage.`,
    turnThree: `${capitalised(w.nominative.theTurnThree)} kommt ohne Wirkung auf die Ablage.`,
    lifeSaver: `Die zweite Karte (${w.lifeSaver}) kommt auf die Ablage.`,
  },
  chooses: (who) => `${who} wählt, wer ${w.theLock} bekommt.`,
  turnOf: (who) => `${who} ist am Zug.`,
  wins: (who) => `${who} gewinnt das Spiel.`,
  anotherRound: 'Noch hat niemand gewonnen: Alle spielen eine weitere Runde.',
  tiedOnly: 'Nur wer gleich viele Punkte hat, spielt eine weitere Runde.',

  right: 'Richtig!',
  wrong: 'Diesmal nicht.',
  rightAnswer: 'richtig',
  yourAnswer: 'deine Antwort',
  whyOdds: (busts, cards, hit, stay) =>
    `Mit ${number(busts)} von ${number(cards)} Karten platzt man. Ziehen und im besten Moment aufhören bringt im Schnitt ${number(hit, 1)} Punkte, jetzt aufhören ${number(stay)}.`,
  assumes: 'Genau berechnet mit den Karten, die noch da sind, und nur für diese Runde.',
  rule: (id) => `${id} in den Regeln lesen`,
  next: 'Nächste Frage',
  toResult: 'Zum Ergebnis',
  keys: (answers) => `Tasten: mit 1 ${answers === 2 ? 'oder' : 'bis'} ${number(answers)} antworten, mit Enter weiter.`,
  back: 'Zurück zum Ergebnis',
  lookAgain: 'Tippe auf eine Frage: Antwort und Begründung',

  result: (right, questions) => `${number(right)} von ${number(questions)} richtig`,
  praise: {
    all: 'Alle: Dir muss niemand mehr dieses Spiel erklären.',
    most: 'Du kennst dich aus.',
    some: 'Ein guter Anfang. Die Begründungen lohnen einen zweiten Blick.',
  },
  best: (right) => `Bestes Ergebnis auf diesem Gerät: ${number(right)}`,
  newBest: 'Das ist bisher dein bestes Ergebnis.',
  again: 'Neues Quiz',
  same: 'Dasselbe noch einmal',
  share: { copy: 'Link zu diesem Quiz kopieren', copied: 'Link kopiert', copyYourself: 'Diesen Link kopieren:' },
});
