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
      out: () => 'Alle sind draußen',
      dry: () => 'Die Karten sind aus',
    },
    because: {
      turn7: 'Damit endete die Runde sofort; wer noch dabei war, behält seine Punkte.',
      out: 'Niemand zieht mehr, also wird gezählt.',
      dry: 'Stapel und Ablage sind leer, also wird gezählt, was liegt.',
    },
    scores: 'Punkte dieser Runde',
    gained: (points) => `+${number(points)}`,
    second: (value) => `eine zweite ${value}:`,
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

    rematch: 'Revanche',
    rematchByHost: (host) => `${host ?? 'Wer Gastgeber ist,'} kann eine Revanche starten.`,
    whatNext: 'Wie es weitergeht',
    replay: 'Spiel ansehen',
    save: 'Aufzeichnung sichern',
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
    soloMissed: 'Diesmal nicht',
    soloBest: (rounds) => `Dein Rekord: ${number(rounds)} ${rounds === 1 ? 'Runde' : 'Runden'}`,
    soloNewBest: 'Dein bisher bestes Ergebnis',
    soloAgain: 'Noch einmal',

    proof: {
      title: 'Mischung prüfen',
      what: 'Vor der ersten Karte stand der Hash eines Geheimnisses fest; der Verlauf zeigt ihn. Das Geheimnis und die Startwerte der Spieler ergeben jede Mischung, also ließ sich danach nichts mehr ändern.',
      seeded: 'Spieler haben eigene Startwerte beigesteuert, also konnte niemand allein die Karten wählen.',
      unseeded:
        'Niemand hat einen Startwert beigesteuert: Das Geheimnis allein hat gemischt, und du vertraust dem Gerät, das es gewählt hat.',
      commitment: 'Hash, vor dem Spiel gezeigt',
      secret: 'Geheimnis, danach gezeigt',
      seeds: 'Startwerte der Spieler',
      noSeed: 'keiner',
      proven: (shuffles) =>
        shuffles === 1
          ? 'Bewiesen: Die Mischung ist die, die Geheimnis und Startwerte ergeben.'
          : `Bewiesen: Alle ${number(shuffles)} Mischungen sind die, die Geheimnis und Startwerte ergeben.`,
      pending: 'Das Geheimnis ist noch nicht aufgedeckt.',
      none: 'In diesem Spiel hat sich niemand auf die Mischungen festgelegt.',
      failed: 'Diese Aufzeichnung passt nicht zu dem, was vor dem Spiel versiegelt wurde.',
      noRecord: 'Die Aufzeichnung dieses Spiels ist noch nicht da.',
    },
  };
};
