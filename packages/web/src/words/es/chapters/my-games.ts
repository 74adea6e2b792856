import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../chapters.ts';
import { capitalised, list, number } from '../../format.ts';

export const texts = (w: Words): Chapters['my-games'] => {
  const games = (count: number) => (count === 1 ? 'una partida' : `${number(count)} partidas`);
  return {
    title: 'Mis partidas',
    lead: 'Todas las partidas terminadas en este dispositivo. Nadie más las tiene.',
    undo: 'Deshacer',
    opening: 'Abriendo las partidas…',
    workingOut: (left) => `Mirando ${games(left)}…`,
    noStorage: {
      blocked:
        'Este navegador no deja que la página guarde nada. Puedes jugar, pero ninguna partida se guarda ni se puede continuar.',
      full: 'El almacenamiento de este dispositivo está lleno. Puedes jugar, pero ninguna partida se guarda hasta que haya sitio.',
    },

    waiting: 'En espera',
    waitingTell: 'Partidas que se dejaron a medias.',
    goOn: 'Continuar',
    goOnWith: (game) => `Continuar: ${game}`,
    giveUp: 'Borrar',
    giveUpOf: (game) => `Borrar la partida en espera: ${game}`,
    givenUp: 'La partida en espera está borrada.',

    games: 'Terminadas',
    none: 'Aún no hay ninguna partida terminada. Llegan aquí solas.',
    playNow: 'Jugar',
    kinds: {
      bots: 'contra bots',
      online: 'en línea',
      pass: 'de mano en mano',
      solo: 'en solitario',
      daily: 'reto del día',
      practice: 'práctica',
      'what-if': 'seguida desde un momento',
      file: 'de un archivo',
    },
    search: 'Buscar',
    searchTell: 'Un nombre, un día, ganada',
    kind: 'Tipo',
    allKinds: 'Todas',
    found: (count, all) => (count === all ? capitalised(games(all)) : `${number(count)} de ${games(all)}`),
    noneFound: 'Ninguna partida tiene todas esas palabras.',
    more: (count) => `Mostrar ${games(count)} más`,
    players: (names, most) =>
      names.length <= most
        ? list(names)
        : list([...names.slice(0, most - 1), `${number(names.length - most + 1)} más`]),
    seeAll: (count) => (count === 1 ? 'Mis partidas' : `Las ${number(count)} partidas`),
    won: 'ganada',
    lost: 'perdida',
    youWon: (total) => `Ganada con ${number(total)}`,
    youCame: (place, of, total) => `Puesto ${number(place)} de ${number(of)} con ${number(total)}`,
    theyWon: (name, total) => `${name} ganó con ${number(total)}`,
    nobodyWon: 'No ganó nadie',
    soloEnd: (rounds, total) => `${number(total)} puntos en ${rounds === 1 ? 'una ronda' : `${number(rounds)} rondas`}`,
    rounds: (count) => (count === 1 ? 'una ronda' : `${number(count)}\u00a0rondas`),
    reviewed: (accuracy, luck) => `precisión ${accuracy}, suerte ${luck}`,
    replayOf: (game) => `Ver de nuevo: ${game}`,
    review: 'Análisis',
    reviewOf: (game) => `Análisis: ${game}`,
    remove: 'Borrar',
    removeOf: (game) => `Borrar: ${game}`,
    removed: (when) => `La partida del ${when} está borrada.`,

    statistics: 'Estadísticas',
    noStatistics: 'Empiezan con la primera partida que termines con otros.',
    statisticsTell:
      'De tus partidas con otros. Las de mano en mano no cuentan para nadie, y las seguidas desde un momento tampoco.',
    wins: 'Victorias frente a lo justo',
    winsTell: 'Lo justo es una parte igual: una victoria por tantas partidas como jugadores hay en la mesa.',
    winsSay: (won, all, par, spread) =>
      `${number(won)} ${won === 1 ? 'partida ganada' : 'partidas ganadas'} de ${number(all)}. Lo justo sería ${par}; el azar por sí solo se aparta ± ${spread}.`,
    winsMean: {
      above: 'Es más de lo que el azar explica fácilmente: juegas mejor que tus mesas.',
      within: 'El azar puede explicarlo. La suerte decide casi todo en una partida; el análisis dice más.',
      below: 'Es menos de lo que el azar explica fácilmente: mira los errores más abajo.',
    },
    columns: { kind: 'Partidas', games: 'Jugadas', won: 'Ganadas', par: 'Lo justo', share: 'Parte' },
    all: 'Todas',

    course: 'Precisión a lo largo del tiempo',
    courseTell:
      'De las partidas analizadas, un punto por cada una. La línea es la media de las diez últimas: una sola partida varía mucho.',
    courseSay: (form, count) =>
      `Precisión de las diez últimas partidas analizadas: ${form}. Analizadas: ${games(count)}.`,
    luck: 'Suerte y decisiones a lo largo del tiempo',
    luckTell:
      'Sumadas en tus partidas analizadas, en partidas ganadas. Tus decisiones se comparan con las de un bot fuerte: quedarse en 0 es jugar fuerte.',
    luckSay: (luck, own) => `Las cartas: ${luck} partidas. Tus decisiones: ${own} partidas.`,
    line: { luck: 'Cartas', own: 'Tú' },
    courseColumns: { game: 'Partida', accuracy: 'Precisión', form: 'Diez últimas', luck: 'Cartas', own: 'Decisiones' },
    unreviewed: (count) =>
      `${capitalised(games(count))} ${count === 1 ? 'aún no está analizada' : 'aún no están analizadas'}.`,
    reviewAll: (count) => (count === 1 ? 'Analizarla' : `Analizar ${number(count)}`),
    reviewing: (place, of) => `Analizando la partida ${number(place)} de ${number(of)}…`,
    stop: 'Parar',
    reviewFailed:
      'Los análisis no pudieron terminar: el navegador ha cerrado la parte de la página que trabaja en ellos.',

    busts: 'Pasarse, frente al riesgo',
    bustsTell:
      'Lo que cada carta que pediste podía hacer al momento, exactamente, y lo que hizo. El consejero dice cuáles habría pedido también.',
    bustsSay: (busts, rounds, share) =>
      `Te pasaste en ${number(busts)} de ${rounds === 1 ? 'una ronda' : `${number(rounds)} rondas`} (${share}).`,
    hits: { all: 'Todas las cartas', advised: 'El consejero también pediría', bold: 'El consejero se plantaría' },
    hitColumns: { advice: 'Consejo', hits: 'Cartas', risk: 'Riesgo', busted: 'Te pasaste' },
    hitsMean: (bold, all, risk) =>
      bold === 0
        ? 'Nunca pediste una carta que el consejero habría dejado.'
        : `${bold === 1 ? 'Una' : number(bold)} de ${number(all)} contra su consejo, con un riesgo del ${risk} cada una.`,

    mistakes: 'Errores favoritos',
    noMistakes: 'Aún ninguno: las partidas analizadas los muestran.',
    mistake: {
      hit: 'Una carta de más',
      stay: 'Plantarse demasiado pronto',
      lock: `${w.lock}: la persona equivocada`,
      'turn three': `${w.turnThree}: la persona equivocada`,
      'life saver': `${w.lifeSaver}: la persona equivocada`,
    },
    mistakeTells: (count, cost) =>
      `${count === 1 ? 'Una vez' : `${number(count)} veces`}, ${cost} partidas perdidas en total`,
    example: (when, cost) => `El peor: ${when}, ${cost}`,

    records: 'Récords',
    record: {
      round: 'Más puntos en una ronda',
      sevens: `Más ${w.turn7} en una partida`,
      total: 'Total más alto',
      margin: 'Victoria más amplia, en puntos',
      longest: 'Partida más larga, en rondas',
      streak: 'Victorias seguidas',
      solo: 'Reto en solitario, menos rondas',
    },

    files: 'Llevárselas',
    filesTell:
      'Un archivo con todas las partidas, para otro dispositivo o por seguridad. Se hace aquí y no va a ninguna parte por sí solo. Los análisis no están en él: el otro dispositivo los hace de nuevo.',
    save: 'Guardar todo en un archivo',
    share: 'Enviar el archivo',
    notShared: 'No se pudo enviar el archivo. Prueba a guardarlo.',
    import: 'Importar partidas de un archivo',
    importTell: 'Suelta aquí un archivo .t7 o elígelo. Las partidas que ya están aquí se quedan como están.',
    drop: 'Suelta el archivo aquí',
    choose: 'Elegir un archivo',
    reading: 'Leyendo el archivo…',
    imported: (added, known) =>
      [
        added === 0
          ? 'Ninguna partida añadida.'
          : `${capitalised(games(added))} ${added === 1 ? 'añadida' : 'añadidas'}.`,
        known === 0 ? '' : `${capitalised(games(known))} ya ${known === 1 ? 'estaba' : 'estaban'} aquí.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    refused: (count, name) =>
      `${capitalised(games(count))} de ${name} no se ${count === 1 ? 'importó' : 'importaron'}:`,
    refusedAt: (line) => `Línea ${number(line)}:`,
    unfinished: 'esta partida aún no tiene final.',
    moreRefused: (count) => `y ${number(count)} más`,
    notKept: 'No se pudieron guardar las partidas: este navegador no tiene sitio o no guarda nada.',
  };
};
