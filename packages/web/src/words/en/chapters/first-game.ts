import { SEVEN, TURN_7_BONUS } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import { did, does, object, type Words } from '@turn7/narration/en';
import { capitalised, number } from '../../format.ts';

export const texts = (w: Words) => {
  const aside = `${capitalised(w.aLock)} or ${w.aTurnThree} that comes up among the three is set aside.`;
  const names = {
    welcome: 'Your first game',
    deal: 'The deal',
    choice: 'Hit or stay?',
    risk: 'Dots are the risk',
    stayed: 'Staying',
    modifier: 'Extra points',
    lifeSaver: w.lifeSaver,
    saved: 'Saved',
    bust: 'Bust',
    lock: w.lock,
    turnThree: w.turnThree,
    aside: 'Set aside',
    turn7: w.turn7,
    score: 'Adding up',
    end: 'The end',
  };
  return {
    title: 'Your first game',
    lesson: 'Lesson',
    progress: (lessons: number) => `Explained so far: ${number(lessons)}`,
    begin: 'Deal the cards',
    gotIt: 'Got it',
    rule: 'The rule',
    hush: 'No more tips',
    explain: 'Tips again',
    quiet: 'You play without tips now.',
    yourTurn: 'Your turn. Take your time.',
    watch: 'Watch what happens.',
    summary: 'Look at the scores, then go on.',
    names,

    welcome: (target: number) =>
      `Collect different numbers. The same number twice, and your round is worth nothing. From ${number(target)} points on, the highest total wins. Play as you like: nothing can go wrong here.`,
    deal: 'Everybody gets one card, face up. A number is worth its points. Nothing is hidden but the order of the pile.',
    choice: 'Hit takes one more card. Stay makes your points safe, and you are out until the next round.',
    risk: (value: number, copies: number, busts: number, cards: number) =>
      `A card has a dot for each of its kind in the deck: the ${value} has ${number(copies)}. Of the ${number(cards)} cards in the pile, ${number(busts)} would bust you now.`,
    stayed: (who: Name, points: string) =>
      `${did(who, 'stayed')}, safe with ${points}. No card can be played on ${object(who)} any more in this round.`,
    modifier: (who: Name, sign: string) =>
      `${did(who, 'turned')} ${sign}. It changes the score at the end of the round. It never busts, and it is no number: it does not count towards ${number(SEVEN)}.`,
    lifeSaver: (who: Name) =>
      `${does(who, 'keep', 'keeps')} ${w.theLifeSaver}. It will stop one twin. Nobody holds two: a second one goes to another player.`,
    saved: (who: Name, twin: number) =>
      `A second ${twin}, but ${w.theLifeSaver} stops it. Both cards are gone, the turn is over, and ${who.you ? 'you are' : `${who.text} is`} still in.`,
    bust: (who: Name, twin: number) =>
      `${did(who, 'turned')} a second ${twin}. That is a bust: this round is worth nothing, whatever lay there.`,
    lockAim: `You turned ${w.aLock}. Choose anybody still in the round, even yourself: they bank their points and are out.`,
    lockStruck: (who: Name) =>
      `${capitalised(w.theLock)} hit ${object(who)}: points banked, and out of the round. Whoever turns one chooses who gets it.`,
    turnThreeAim: `You turned ${w.aTurnThree}. Whoever gets it takes three cards in a row. Give it to somebody with much to lose, or dare it yourself.`,
    turnThreeStruck: (who: Name) =>
      `${does(who, 'take', 'takes')} three cards in a row and cannot stop. Only a bust or ${w.aTurn7} ends it early.`,
    aside: {
      survived: `${aside} Now that all three are turned, it is given away. A bust would have discarded it.`,
      busted: `${aside} Here it is discarded without effect: a bust takes it along.`,
      'turn 7': `${aside} Here it is discarded without effect: the round is over.`,
    },
    turn7: (who: Name) =>
      `${number(SEVEN)} different numbers! The round ends at once, and ${object(who)} ${who.you ? 'get' : 'gets'} ${number(TURN_7_BONUS)} extra. Whoever was still in keeps their points.`,
    score: (points: number) =>
      `The numbers are added, ×2 doubles them, then comes every +N. A bust is 0. Your round: ${number(points)}.`,
    end: (who: Name, target: number) =>
      `${does(who, 'have', 'has')} the highest total, and it is ${number(target)} or more: game won. With a tie everybody would play on.`,
    nobody: 'No card can be dealt any more: the game ends without a winner.',

    met: 'What you have met',
    notMet: 'Next time',
    playNow: 'Play now',
    quiz: 'Take the quiz',
    again: 'Once more',
    learn: 'All about the game',
  };
};
