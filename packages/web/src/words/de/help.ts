import { DECK_SIZE, TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/de';
import { number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const help = (w: Words): Texts['help'] => ({
  title: 'Hilfe',
  howToPlay: 'So wird gespielt',
  steps: [
    'Alle bekommen eine Karte. Dann reihum: noch eine Karte ziehen, oder aufhören und die Punkte sichern.',
    'Eine Zahl, die du schon hast, ist ein Zwilling: Du platzt, und die Runde bringt dir nichts.',
    `Sieben verschiedene Zahlen sind ${w.nominative.aTurn7}: ${number(TURN_7_BONUS)} Punkte extra, und die Runde ist für alle vorbei.`,
  ],
  goal: (target) => `Wer nach einer Runde die meisten Punkte hat, mindestens ${number(target)}, gewinnt.`,
  keyboard: 'Tastatur',
  keys: {
    hit: 'Ziehen',
    stay: 'Aufhören',
    target: 'Einen Platz wählen',
    next: 'Weiter: nächste Runde, nächste Person',
    skip: 'Vorspulen, bis ich dran bin, oder bis zum Ende der Runde',
    log: 'Verlauf',
    coach: 'Berater an oder aus',
    mute: 'Ton an oder aus',
    help: 'Diese Hilfe',
    close: 'Fenster schließen',
  },
  keysTo: 'bis',
  back: 'Zurück',
  allRules: 'Alle Regeln',
  independent: 'Turn 7 ist eine unabhängige, inoffizielle digitale Umsetzung des Kartenspiels Flip 7 von Eric Olsen.',
  version: (version) => `Version ${version}`,

  rules: 'Regeln',
  rulesTitle: 'Die Regeln von Turn 7',
  contents: 'Inhalt',
  cards: 'Die Karten',
  copies: (copies) => `${number(copies)}×`,
  numbers: 'Zahlen',
  numbersText:
    'Eine Zahl ist so viele Punkte wert, wie sie sagt, und kommt ebenso oft vor; die 0 einmal. Die Tupfen auf der Karte zählen die Exemplare.',
  modifiers: 'Bonuskarten',
  modifiersText: 'Sie erhöhen die Wertung und lassen nie platzen.',
  actions: 'Aktionskarten',
  actionsText: {
    lock: 'Wen sie trifft, der sichert die Punkte und ist aus der Runde.',
    turnThree: 'Wen die Karte trifft, der zieht drei Karten, eine nach der anderen.',
    lifeSaver: 'Die Karte rettet einmal vor einem Zwilling.',
  },
  bonuses: '+2 bis +10',
  bonusesText: 'Sie kommen zur Wertung der Runde hinzu und werden nie verdoppelt.',
  doubleText: 'Verdoppelt die Summe der Zahlen.',
  deck: `Zusammen ${number(DECK_SIZE)} Karten; große Tische spielen mit mehreren Kartensätzen.`,
  words: 'Wörter mit fester Bedeutung',
  meanings: [
    ['Platz', `wo jemand sitzt. Er ist aktiv, bis er aufhört, ${w.locked} wird oder platzt; dann ist er raus.`],
    ['Reihe', 'die Zahlenkarten eines Platzes.'],
    ['Zwilling', 'eine Zahlenkarte, die in der Reihe schon liegt.'],
    ['Sichern', 'die Runde mit den eigenen Punkten verlassen; von da an kann ihnen nichts mehr geschehen.'],
    [
      'Beiseitegelegt',
      `wartet, solange für ${w.aTurnThree} noch gezogen wird; danach zugeteilt, also mit einem Ziel versehen.`,
    ],
  ],
  rulings: 'Alle Einzelregeln',
  sections: {
    cards: 'Karten',
    round: 'Die Runde',
    turns: 'Ziehen und Aufhören',
    turn7: w.turn7,
    lifeSaver: w.lifeSaver,
    lock: w.lock,
    turnThree: w.turnThree,
    choices: 'Entscheidungen',
    piles: 'Stapel',
    scoring: 'Wertung',
    game: 'Das Spiel',
    house: 'Hausregeln',
    stacked: 'Gelegte Stapel',
  },

  unknownTitle: 'Hier ist nichts',
  unknownText: (path) => `Diese Seite kennt die Adresse ${path} nicht.`,
});
