import { DEFAULT_TARGET } from '@turn7/engine';
import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../../chapters.ts';
import { capitalised, number, percent } from '../../../format.ts';

export const mistakes = (w: Words): Chapters['learn']['mistakes'] => ({
  lead: 'Was an echten Tischen immer wieder schiefgeht: was oft gemacht wird, was richtig ist, und die Regel dahinter.',
  ofRules: 'Regeln',
  ofPlay: 'Spielweise',
  wrong: 'Oft gemacht',
  right: 'Richtig',
  why: 'Warum',
  more: 'Mehr dazu',
  chaseFigures: (always, best) =>
    `Nur mit Zahlen: Niemals aufhören bringt ${number(always, 1)} Punkte je Runde, das beste Spiel ${number(best, 1)}.`,
  gameFigures: (win) =>
    `Zu zweit, nur mit Zahlen: Wer auf Sieg spielt, schlägt den, der auf Punkte spielt, in ${percent(win, 1)} der Spiele.`,
  list: {
    bonusFirst: {
      wrong: 'Erst die +N-Karten dazuzählen und dann alles verdoppeln.',
      right: 'Erst die Zahlen verdoppeln, dann die +N-Karten dazu. Bonuskarten werden nie verdoppelt.',
    },
    modifiersCount: {
      wrong: `Bonus- oder Aktionskarten für ${w.aTurn7} mitzählen.`,
      right: 'Nur sieben verschiedene Zahlenkarten zählen, so viel sonst auch daliegt.',
    },
    zero: {
      wrong: 'Die 0 für wertlos halten.',
      right: 'Sie bringt keine Punkte, ist aber eine der sieben Zahlen und hat keinen Zwilling im Kartensatz.',
    },
    saverKept: {
      wrong: `${capitalised(w.aLifeSaver)} „zu früh“ einsetzen oder für eine bessere Hand aufheben.`,
      right: 'Es gibt keine Wahl: Der erste Zwilling nimmt die Karte mit, was auch immer die Hand wert ist.',
    },
    saverTurn: {
      wrong: `Noch einmal ziehen, nachdem ${w.nominative.theLifeSaver} geholfen hat.`,
      right: 'Der Zug ist vorbei. Gefragt wird der nächste Platz.',
    },
    saverNext: {
      wrong: `${capitalised(w.aLifeSaver)} in die nächste Runde mitnehmen.`,
      right: 'Am Ende der Runde kommt die Karte auf die Ablage.',
    },
    saverTwo: {
      wrong: `Zwei ${w.lifeSavers} sammeln.`,
      right: 'Die zweite Karte geht sofort an jemanden, der noch dabei ist und keine hat; sonst auf die Ablage.',
    },
    lockSelf: {
      wrong: `Glauben, dass man ${w.aLock} jemand anderem geben muss.`,
      right: 'Du darfst sie selbst nehmen und so deine Punkte sichern. Ist sonst niemand dabei, musst du.',
    },
    lockLost: {
      wrong: `0 Punkte aufschreiben, wenn jemand ${w.locked} wurde.`,
      right: 'Gewertet wird, was daliegt, wie beim Aufhören.',
    },
    dealAgain: {
      wrong: 'Nach einer ausgeteilten Aktionskarte noch eine Karte geben.',
      right: 'Die Aktionskarte war die Karte. Wer sie weitergibt, beginnt die Runde vielleicht ganz ohne.',
    },
    threeAll: {
      wrong: `Bei ${w.dative.aTurnThree} nach dem Platzen alle drei Karten aufdecken.`,
      right: `Platzen oder ${w.nominative.aTurn7} beendet das Ziehen mit genau dieser Karte.`,
    },
    threeNow: {
      wrong: `${capitalised(w.aLock)} oder ${w.aTurnThree} unter den dreien sofort ausspielen.`,
      right: 'Die Karte wartet bis nach der dritten und kommt nach dem Platzen auf die Ablage.',
    },
    threeOrder: {
      wrong: `Wenn mehrere ${w.turnThrees} warten, mit der neuesten Karte anfangen.`,
      right: 'Was zuerst zugeteilt wurde, wirkt zuerst; später Zugeteiltes stellt sich hinten an.',
    },
    threePass: {
      wrong: `Eine zugeteilte Karte weiterreichen, etwa ${w.aTurnThree}.`,
      right: 'Niemand verteilt eine Karte neu. Ist das Ziel inzwischen raus, kommt sie auf die Ablage.',
    },
    nextTurn: {
      wrong: 'Nach dem Platz weitermachen, der drei Karten aufgedeckt hat.',
      right: 'Weiter geht es nach dem Platz, der die Karte bekommen hat, wen auch immer sie traf.',
    },
    shuffle: {
      wrong: 'Vor jeder Runde alle Karten mischen.',
      right:
        'Gespielte Karten bleiben auf der Ablage. Gemischt wird erst, wenn der Stapel leer ist: Darum hilft Mitzählen.',
    },
    shuffleTable: {
      wrong: 'Die Karten von Geplatzten mit einmischen.',
      right: 'Was vor jemandem liegt, bleibt dort, bis die Runde vorbei ist.',
    },
    firstToTarget: {
      wrong: `Aufhören zu spielen, sobald jemand ${number(DEFAULT_TARGET)} hat.`,
      right: 'Die Runde wird zu Ende gespielt; dann gewinnt die höchste Summe, egal wer zuerst so weit war.',
    },
    tie: {
      wrong: 'Sich den Sieg teilen, oder nur die mit Gleichstand weiterspielen lassen.',
      right: 'Alle spielen noch eine Runde, bis jemand allein vorn liegt. Das kann jeder sein.',
    },
    chase: {
      wrong: `Immer auf ${w.aTurn7} spielen.`,
      right:
        'Solide Punkte in jeder Runde bringen viel mehr; mit hohen Zahlen in der Reihe lässt die siebte Karte meistens platzen.',
    },
    doubled: {
      wrong: 'Wegen der ×2 weiterziehen, um mehr herauszuholen.',
      right:
        'Sie verdoppelt, was du gewinnen und was du verlieren kannst. Höre etwa dort auf, wo du es auch ohne sie tätest.',
    },
    sameGame: {
      wrong: 'Immer gleich spielen, wie auch immer es steht.',
      right: 'Weit vorn weniger wagen, weit hinten mehr, vor allem wenn jemand mit dieser Runde gewinnen kann.',
    },
  },
});
