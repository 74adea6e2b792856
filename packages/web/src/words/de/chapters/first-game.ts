import { SEVEN, TURN_7_BONUS } from '@turn7/engine';
import { accusative, does, type Words } from '@turn7/narration/de';
import type { Chapters } from '../../chapters.ts';
import { capitalised, number } from '../../format.ts';

export const texts = (w: Words): Chapters['first-game'] => {
  const aside = `Kommt dabei ${w.nominative.aLock} oder ${w.nominative.aTurnThree}, wird die Karte beiseitegelegt.`;
  return {
    title: 'Dein erstes Spiel',
    lesson: 'Lektion',
    progress: (lessons) => `Schon erklärt: ${number(lessons)}`,
    begin: 'Karten austeilen',
    gotIt: 'Verstanden',
    rule: 'Die Regel',
    hush: 'Keine Tipps mehr',
    explain: 'Wieder Tipps',
    quiet: 'Du spielst jetzt ohne Tipps.',
    yourTurn: 'Du bist am Zug. Lass dir Zeit.',
    watch: 'Schau, was geschieht.',
    summary: 'Sieh dir die Punkte an, dann geht es weiter.',
    names: {
      welcome: 'Dein erstes Spiel',
      deal: 'Das Austeilen',
      choice: 'Ziehen oder aufhören?',
      risk: 'Das Risiko auf der Karte',
      stayed: 'Aufhören',
      modifier: 'Extrapunkte',
      lifeSaver: w.lifeSaver,
      saved: 'Gerettet',
      bust: 'Geplatzt',
      lock: w.lock,
      turnThree: w.turnThree,
      aside: 'Beiseitegelegt',
      turn7: w.turn7,
      score: 'Zusammenzählen',
      end: 'Das Ende',
    },

    welcome: (target) =>
      `Sammle verschiedene Zahlen. Kommt eine zum zweiten Mal, ist deine Runde nichts wert. Ab ${number(target)} Punkten gewinnt, wer am meisten hat. Spiel, wie du magst: Hier geht nichts schief.`,
    deal: 'Alle bekommen eine Karte, offen. Eine Zahl ist so viel wert, wie draufsteht. Verdeckt ist nur der Stapel.',
    choice: 'Ziehen bringt noch eine Karte. Aufhören sichert deine Punkte, und du pausierst bis zur nächsten Runde.',
    risk: (value, copies, busts, cards) =>
      `Die Tupfen auf einer Karte zählen ihre Exemplare: Die ${value} gibt es ${number(copies)}-mal. Von ${number(cards)} Karten im Stapel ${busts === 1 ? 'lässt' : 'lassen'} dich jetzt ${number(busts)} platzen.`,
    stayed: (who, points) =>
      `${does(who, 'hörst', 'hört')} auf und ${who.you ? 'sicherst' : 'sichert'} ${points}. Keine Karte kann ${accusative(who)} in dieser Runde noch treffen.`,
    modifier: (who, sign) =>
      `${does(who, 'ziehst', 'zieht')} ${sign}. Das zählt am Ende der Runde. Platzen kann man daran nicht, und zu den ${number(SEVEN)} Zahlen zählt es nicht.`,
    lifeSaver: (who) =>
      `${does(who, 'behältst', 'behält')} ${w.theLifeSaver}: Der nächste Zwilling schadet nicht. Zwei davon hat niemand, die zweite Karte bekommt jemand anders.`,
    saved: (who, twin) =>
      `Die zweite ${twin}, aber ${w.nominative.theLifeSaver} hält sie auf. Beide Karten sind weg, der Zug ist vorbei, und ${who.you ? 'du bist' : `${who.text} ist`} noch dabei.`,
    bust: (who, twin) =>
      `${does(who, 'ziehst', 'zieht')} die zweite ${twin} und ${who.you ? 'bist' : 'ist'} geplatzt: Die Runde ist nichts wert, egal, was da lag.`,
    lockAim: `Du hast ${w.aLock} gezogen. Wähle, wer sie bekommt, auch du selbst: Die Punkte sind gesichert, für diesen Platz ist die Runde vorbei.`,
    lockStruck: (who) =>
      `${capitalised(w.nominative.theLock)} trifft ${accusative(who)}: Punkte gesichert, raus aus der Runde. Wer so eine Karte zieht, wählt, wer sie bekommt.`,
    turnThreeAim: `Du hast ${w.aTurnThree} gezogen: drei Karten am Stück. Gib die Karte jemandem, der viel zu verlieren hat, oder wage es selbst.`,
    turnThreeStruck: (who) =>
      `${does(who, 'musst', 'muss')} drei Karten am Stück ziehen. Nur Platzen oder ${w.nominative.aTurn7} beendet das vorher.`,
    aside: {
      survived: `${aside} Nach der dritten Karte wird sie vergeben. Wer platzt, verliert sie.`,
      busted: `${aside} Hier kommt sie ohne Wirkung auf die Ablage: Wer platzt, verliert sie.`,
      'turn 7': `${aside} Hier kommt sie ohne Wirkung auf die Ablage: Die Runde ist vorbei.`,
    },
    turn7: (who) =>
      `${number(SEVEN)} verschiedene Zahlen! Die Runde endet sofort, ${who.you ? 'du bekommst' : `${who.text} bekommt`} ${number(TURN_7_BONUS)} extra. Wer noch dabei war, behält die Punkte.`,
    score: (points) =>
      `Erst werden die Zahlen addiert, ×2 verdoppelt sie, dann kommt jedes +N. Geplatzt heißt 0. Deine Runde: ${number(points)}.`,
    end: (who, target) =>
      `${does(who, 'hast', 'hat')} am meisten, und mindestens ${number(target)}: gewonnen. Bei Gleichstand spielen alle weiter.`,
    nobody: 'Es gibt keine Karte mehr zum Austeilen: Das Spiel endet ohne Sieg.',

    met: 'Das kennst du jetzt',
    notMet: 'Beim nächsten Mal',
    playNow: 'Jetzt spielen',
    quiz: 'Zum Quiz',
    again: 'Noch einmal',
    learn: 'Alles über das Spiel',
  };
};
