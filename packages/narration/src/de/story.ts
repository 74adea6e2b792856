import { cardWords } from '../card-words.ts';
import { formatIn } from '../languages.ts';
import type { Name, Narration } from '../narration.ts';
import { accusative, common, dative, does, subject, type Words } from './words.ts';

const { capitalised, list, number } = formatIn('de');

export const story = (w: Words): Narration['story'] => {
  const { aCard, points } = common(w);
  const theCard = cardWords((sign) => `die ${sign}`, {
    lifeSaver: w.theLifeSaver,
    lock: w.theLock,
    turnThree: w.theTurnThree,
  });
  const theCardActs = cardWords((sign) => `die ${sign}`, {
    lifeSaver: w.nominative.theLifeSaver,
    lock: w.nominative.theLock,
    turnThree: w.nominative.theTurnThree,
  });
  const draws = (who: Name): string => does(who, 'ziehst', 'zieht');
  return {
    gameStarted: (players, target) => `Ein Spiel bis ${number(target)} Punkte für ${list(players.map(accusative))}.`,
    roundStarted: (round, dealer) => `Runde ${number(round)}. ${does(dealer, 'gibst', 'gibt')}.`,
    skipped: (who) => `${does(who, 'bist schon raus und bekommst', 'ist schon raus und bekommt')} keine Karte.`,
    dealt: (cards) => `Ausgeteilt: ${cards.join(', ')}.`,
    dealtTo: (who, card) => `${subject(who)} ${card}`,
    hit: (who, card) => `${draws(who)} ${aCard(card)}.`,
    hitSafe: (who, card) => `${draws(who)} ${aCard(card)}: sicher.`,
    mustHit: (who, card) =>
      `${does(who, 'hast keine Karte und musst', 'hat keine Karte und muss')} ziehen: ${aCard(card)}.`,
    turned: (who, cards) => `${does(who, 'deckst', 'deckt')} ${list(cards.map(aCard))} auf.`,
    turnedAndGave: (who, card, to) =>
      who === to
        ? `${draws(who)} ${aCard(card)} und ${who.you ? 'behältst' : 'behält'} die Karte.`
        : `${draws(who)} ${aCard(card)} und ${who.you ? 'gibst' : 'gibt'} die Karte an ${accusative(to)}.`,
    stayed: (who, score) =>
      `${does(who, 'hörst', 'hört')} mit ${number(score)} ${score === 1 ? 'Punkt' : 'Punkten'} auf.`,
    busted: (who, twin, before) => `${draws(who)} ${list([...before.map(aCard), `die zweite ${twin}`])} und platzt.`,
    saved: (who, twin) =>
      `${draws(who)} die zweite ${twin}. ${capitalised(w.nominative.theLifeSaver)} fängt sie ab, beide Karten sind weg.`,
    caught: (twin) => `${capitalised(w.nominative.theLifeSaver)} fängt die zweite ${twin} ab, beide Karten sind weg.`,
    turn7: (who) => `${w.turn7}! ${does(who, 'hast', 'hat')} sieben verschiedene Zahlen.`,
    gave: (who, to) => `${does(who, 'gibst', 'gibt')} ${w.theLifeSaver} an ${accusative(to)} weiter.`,
    onlyTaker: 'Sonst kann die Karte niemand nehmen.',
    spareDiscarded: (who) =>
      `${does(who, 'hast', 'hat')} schon ${w.aLifeSaver}, und niemand kann die neue Karte nehmen: Sie kommt auf die Ablage.`,
    setAside: (cards) => `Beiseitegelegt bis nach der dritten Karte: ${list(cards)}.`,
    assigned: (who, card, to) =>
      who === to
        ? `${does(who, 'nimmst', 'nimmt')} ${theCard(card)} selbst.`
        : `${does(who, 'gibst', 'gibt')} ${dative(to)} ${theCard(card)}.`,
    onlyActive: 'Sonst ist niemand mehr in der Runde.',
    cancelled: (card) => `${capitalised(theCardActs(card))} kommt ohne Wirkung auf die Ablage.`,
    locked: (who, score) =>
      `${does(who, `bist ${w.locked} und sicherst`, `ist ${w.locked} und sichert`)} ${points(score)}.`,
    turnThreeStarted: (who) => `${does(who, 'deckst', 'deckt')} drei Karten für ${w.theTurnThree} auf.`,
    turnThreeEnded: `${capitalised(w.nominative.theTurnThree)} ist zu Ende.`,
    reshuffled: (cards) => `Die Ablage ist neu gemischt: ${number(cards)} Karten im Stapel.`,
    roundEnded: (round, by) =>
      `Runde ${number(round)} ist zu Ende: ${{ turn7: 'sieben verschiedene Zahlen', out: 'niemand zieht mehr', dry: 'keine Karte ist mehr da' }[by]}.`,
    scored: (who, score, total) => `${capitalised(subject(who))} +${number(score)}, gesamt ${number(total)}`,
    scores: (scores) => `${scores.join('; ')}.`,
    won: (who) => `${does(who, 'gewinnst', 'gewinnt')} das Spiel.`,
    nobodyWon: 'Keine Karte kann ausgeteilt werden: Das Spiel endet ohne Sieg.',

    botChose: (who, why) =>
      `Ein Bot hat${who.you ? ' für dich' : ''} entschieden: ${{ clock: 'Die Zeit war um', absence: 'Die Verbindung war weg', left: who.you ? 'Du warst gegangen' : `${who.text} war gegangen`, host: 'Der Gastgeber hat ihn spielen lassen' }[why]}.`,

    turnOf: (who) => `${does(who, 'bist', 'ist')} am Zug.`,
    chooses: (who, card) =>
      who.you ? `Wähle, wer ${theCard(card)} bekommt.` : `${who.text} wählt, wer ${theCard(card)} bekommt.`,
    hitOrStay: 'Ziehen oder aufhören?',
  };
};
