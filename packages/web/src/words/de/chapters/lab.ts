import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../chapters.ts';
import { list, number, percent } from '../../format.ts';

export const texts = (w: Words): Chapters['lab'] => {
  const thinking = 'Wird berechnet …';
  const failed = 'Das ließ sich hier nicht berechnen.';
  return {
    title: 'Labor',
    heading: 'Wie viel sollst du wagen?',
    about: 'Alles hier wird auf diesem Gerät aus den Karten selbst berechnet: genaue Zahlen, nichts geschätzt.',
    tiles: 'Mehr im Labor',
    tile: {
      position: {
        title: 'Stellung aufbauen',
        tells: 'Jede Hand, jeder Tisch: Chancen, ein Rat und der Grund dafür',
      },
      simulate: { title: 'Simulieren', tells: 'Lass Bots tausende Spiele gegeneinander spielen' },
      strategy: { title: 'Strategie', tells: 'Bekannte Tipps, und was die Zahlen dazu sagen' },
    },
    cards: {
      title: 'Jede Karte und ihre Chance',
      tells: (cards, numbers, modifiers, actions) =>
        `${number(cards)} Karten: ${number(numbers)} Zahlen, ${number(modifiers)} Bonuskarten, ${number(actions)} Aktionskarten.`,
      worth: (points, one) =>
        `Die erste Karte einer Runde bringt im Schnitt ${number(points, 2)} Punkte, eine Zahlenkarte ${number(one, 2)}.`,
      decks: 'Kartensätze',
      fewerDecks: 'Ein Kartensatz weniger',
      moreDecks: 'Ein Kartensatz mehr',
      drawn: (cards) =>
        cards === 1 ? 'Chance für die nächste Karte' : `Chance, unter ${number(cards)} Karten eine zu sehen`,
      card: 'Karte',
      copies: 'Anzahl',
      share: 'Chance für die nächste Karte',
      points: 'Punkte allein',
      among: (drawn) => `Unter ${number(drawn)} Karten`,
      row: (copies, chance) => `${number(copies)} · ${chance}`,
      rowTells: 'Hinter jedem Balken: wie viele es davon gibt, und die Chance.',
      says: (cards, drawn, chance) =>
        `Am wahrscheinlichsten ${drawn === 1 ? 'als nächste Karte' : `unter ${number(drawn)} Karten`}: ${list(cards)}, ${percent(chance, 1)}.`,
    },
    bust: {
      title: 'Risiko, mit der nächsten Karte zu platzen',
      tells:
        'Ein voller Kartensatz, und nur die Reihe ist bekannt. Balken: der Durchschnitt aller Reihen dieser Länge, jede so oft, wie sie vorkommt, exakt. Striche: von der sichersten bis zur gefährlichsten Reihe.',
      foot: 'Zahlen in der Reihe',
      mean: 'Durchschnitt',
      least: 'Geringstes',
      most: 'Höchstes',
      leastRow: 'Sicherste Reihe',
      mostRow: 'Riskanteste Reihe',
      says: (first, count, last) =>
        `Mit einer Zahl platzt man mit der nächsten Karte in ${percent(first)} der Fälle, mit ${number(count)} Zahlen in ${percent(last)}.`,
      hand: 'Eine Hand ausprobieren',
      busts: (busts, cards) => `platzen: ${number(busts)} von ${number(cards)} Karten.`,
      expected: (hit, stay) => `Einmal ziehen bringt im Schnitt ${number(hit, 1)} Punkte, aufhören ${number(stay)}.`,
      open: 'Als Stellung öffnen',
    },
    stopping: {
      title: 'Ziehen oder aufhören?',
      tells: {
        numbers: 'Das beste Spiel nach Punkten mit einem frischen Kartensatz nur aus Zahlen.',
        modifiers:
          'Das beste Spiel nach Punkten mit Zahlen und Bonuskarten, solange keine Bonuskarte bei der Reihe liegt.',
        all: `Das beste Spiel nach Punkten mit allen Karten, solange nichts bei der Reihe liegt. ${w.locks} und ${w.turnThrees} gehen an andere und ändern deshalb nichts.`,
      },
      deck: 'Karten',
      decks: { numbers: 'Zahlen', modifiers: 'Und Bonuskarten', all: 'Alle Karten' },
      columns: 'Zahlen in der Reihe',
      rows: 'Summe',
      column: (count) => (count === 1 ? '1 Zahl' : `${number(count)} Zahlen`),
      hit: 'zieh',
      stay: 'stopp',
      mixedShort: 'je nach Reihe',
      mixed:
        'Ein Prozentwert heißt: Bei so vielen Reihen mit dieser Summe ist Ziehen besser; niedrige Zahlen sind sicherer.',
      says: (two, six) =>
        `Mit zwei Zahlen hört man am besten ab einer Summe von ${number(two)} auf, mit sechs Zahlen erst ab ${number(six)}.`,
      thinking,
      failed,
    },
    rules: {
      title: 'Faustregeln gegen das beste Spiel',
      tells: 'Nur Zahlen, frischer Kartensatz: wie viel vom bestmöglichen Durchschnitt eine Faustregel erreicht.',
      stayFrom: (sum) => `Aufhören ab einer Summe von ${number(sum)}`,
      result: (rule, share, value, bust) =>
        `${rule}: ${percent(share, 1)} vom Besten, ${number(value, 2)} Punkte je Runde, geplatzt ${percent(bust)}.`,
      sum: (sum) => `Ab Summe ${number(sum)}`,
      risk: (risk) => `Ab ${percent(risk)} Risiko`,
      count: (count) => `Ab ${number(count)} Zahlen`,
      always: 'Nie aufhören',
      best: (rule, share) => `Die beste davon: ${rule}, ${percent(share, 1)} vom besten Spiel.`,
      rule: 'Wann sie aufhört',
      share: 'Anteil vom Besten',
      value: 'Punkte je Runde',
      bust: 'Geplatzt',
      turn7: w.turn7,
      thinking,
      failed,
    },
    best: {
      title: 'Punkte einer Runde bei bestem Spiel',
      tells:
        'Eine Person, ein frischer Kartensatz, der höchste Durchschnitt: wie wahrscheinlich jede Punktzahl ist, exakt.',
      decks: {
        numbers: 'Nur Zahlen',
        modifiers: 'Und Bonuskarten',
        'life savers': `Und ${w.lifeSavers}`,
        solo: 'Alle Karten, allein',
      },
      foot: (step) => `Punkte in ${number(step)}er-Schritten; bei 0 geplatzt; ▲ Schnitt`,
      mean: 'Schnitt',
      bust: 'Geplatzt',
      turn7: w.turn7,
      points: 'Punkte der Runde',
      rounds: (target) => `Runden bis ${number(target)}`,
      says: (means) => `Durchschnittliche Punkte einer Runde: ${means.join(', ')}.`,
    },
    lead: {
      title: 'Was ein Vorsprung am richtigen Risiko ändert',
      tells:
        'Wer zurückliegt, muss mehr wagen, wer führt, weniger: das Risiko, das am häufigsten gewinnt, und die Siegchance.',
      own: (total) => `Dein Stand: ${number(total)}`,
      other: (total) => `Der andere Stand: ${number(total)}`,
      result: (own, other, risk, win) =>
        `Bei ${number(own)} : ${number(other)} platzt das beste Spiel auf Sieg in ${percent(risk, 1)} der Runden und gewinnt ${percent(win, 1)} der Spiele.`,
      says: (view, behind, ahead) => `${view}: ${behind} weit zurück, ${ahead} weit in Führung.`,
      shows: 'Das Gitter zeigt',
      views: { risk: 'Risiko', win: 'Siegchance' },
      yourTotal: 'Dein Stand',
      against: (total) => `gegen ${number(total)}`,
      marked: (place, asked) =>
        place === asked ? `Umrandet: ${place}.` : `Umrandet: ${place}, am nächsten an ${asked}.`,
      little: 'wenig',
      much: 'viel',
      columns: 'der andere Stand, in %',
      rows: 'dein Stand',
      assumes:
        'Exakt für zwei, nur mit Zahlen: jede Runde frische Karten, der andere spielt auf Punkte, keiner sieht die Runde des anderen, bei Gleichstand geht es weiter.',
    },
  };
};
