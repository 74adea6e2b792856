import type { Words } from '@turn7/narration/de';
import { number } from '../format.ts';
import type { Texts } from '../texts.ts';

/** The place in a ranking. */
export const ordinal = (place: number): string => `${place}.`;

export const summary = (w: Words): Texts['summary'] => {
  const inRounds = (rounds: number) => `in ${number(rounds)} ${rounds === 1 ? 'Runde' : 'Runden'}`;
  return {
    over: (round) => `Runde ${number(round)} ist vorbei`,
    ended: {
      turn7: ({ you, text }) => `${you ? 'Du hast' : `${text} hat`} ${w.aTurn7}`,
      dry: 'Die Karten sind aus',
    },
    tally: (banked, busted) => {
      if (banked + busted === 1) return banked === 1 ? 'Du hast deine Punkte gesichert' : 'Du bist geplatzt';
      if (busted === 0) return 'Alle haben ihre Punkte gesichert';
      return banked === 0 ? 'Alle sind geplatzt' : `${number(banked)} gesichert, ${number(busted)} geplatzt`;
    },
    decided: ({ you, text }, points) =>
      you ? `Du erreichst ${number(points)} und gewinnst` : `${text} erreicht ${number(points)} und gewinnt`,
    because: {
      turn7: 'Damit endete die Runde sofort; wer noch dabei war, behält die Punkte.',
      out: 'Niemand zieht mehr, also wird gezählt.',
      dry: 'Stapel und Ablage sind leer, also wird gezählt, was liegt.',
    },
    scores: 'Punkte dieser Runde',
    gained: (points) => `+${number(points)}`,
    second: (value) => `eine zweite ${value}:`,
    lost: (points) => `${number(points)} verloren`,
    progress: (total, target) => `${number(total)} von ${number(target)}`,
    why: 'Warum?',
    next: ({ you, text }) => `Nächste Runde · ${you ? 'du gibst' : `${text} gibt`}`,
    toStanding: 'Zum Endstand',
    goOn: 'Weiter',
    goesOn: (seconds) => `Am Tisch geht es in ${number(seconds)} s von selbst weiter.`,

    moment: `${w.turn7}!`,
    different: 'sieben verschiedene Zahlen',
    rings: (numbers) => `Sieben Ringe, einer für jede Zahl: ${numbers}`,
    seeScores: 'zu den Punkten',

    wins: ({ you, text }) => (you ? 'Du gewinnst!' : `${text} gewinnt!`),
    placed: (place, behind) =>
      `Du wirst ${ordinal(place)} mit ${number(behind)} ${behind === 1 ? 'Punkt' : 'Punkten'} Rückstand`,
    nobodyWins: 'Niemand gewinnt',
    noCards: 'Es lässt sich keine Karte mehr geben, das Spiel ist zu Ende.',
    result: (points, rounds) => `${number(points)} Punkte ${inRounds(rounds)}`,
    standing: 'Endstand',
    place: 'Rang',
    ordinal,
    player: 'Name',
    total: 'Gesamt',
    bestRound: 'Beste Runde',
    busts: 'Geplatzt',
    sevens: w.turn7,

    chart: 'Punkte nach Runden',
    round: (round) => `Runde ${number(round)}`,
    target: (target) => `Ziel ${number(target)}`,
    asTable: 'Dasselbe als Tabelle',

    dailyResult: 'Zum Ergebnis',
    rematch: 'Revanche',
    harder: 'Stärkere Gegner',
    easier: 'Schwächere Gegner',
    rematchByHost: (host) => `${host ?? 'Wer Gastgeber ist,'} kann eine Revanche starten.`,
    whatNext: 'Wie es weitergeht',
    review: 'Spiel analysieren',
    replay: 'Aufzeichnung ansehen',
    save: 'Aufzeichnung speichern',
    check: 'Mischung prüfen',
    share: 'Ergebnis teilen',
    copied: 'Kopiert',
    notCopied: 'Das Kopieren hat nicht geklappt.',
    copyYourself: 'Kopiere diesen Text:',
    home: 'Startseite',
    recordAgain: 'Die Aufzeichnung kam nicht – noch einmal versuchen',
    shared: (winner, rounds) =>
      `${w.turn7}: ${winner === null ? 'Niemand gewinnt' : `${winner} gewinnt`} ${inRounds(rounds)}`,

    soloBeaten: 'Geschafft!',
    soloMissed: 'Nicht geschafft',
    soloLost: 'Die Herausforderung ist verloren',
    soloOutOfReach: (total, target) =>
      `Sie ist nicht mehr zu schaffen: ${number(total)} von ${number(target)} Punkten.`,
    soloBest: (rounds) => `Dein Rekord: ${number(rounds)} ${rounds === 1 ? 'Runde' : 'Runden'}`,
    soloNewBest: 'Dein bisher bestes Ergebnis',
    soloAgain: 'Noch einmal',

    sealed:
      'Vor der ersten Karte steht der Fingerabdruck eines Geheimnisses fest und wird gezeigt. Das Geheimnis und die Zufallszahlen der Spieler ergeben jede Mischung: Wer den Fingerabdruck gesehen und eine Zahl gegeben hat, merkt hinterher, ob etwas geändert wurde.',
  };
};
