import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../chapters.ts';
import { capitalised, list, listOr, number } from '../../format.ts';

export const texts = (w: Words): Chapters['evenings'] => {
  const games = (count: number) => (count === 1 ? 'una partida' : `${number(count)} partidas`);
  return {
    title: 'Veladas',
    lead: 'Las partidas cuyos puntos ha llevado este dispositivo, y lo que cuentan de cada cual.',
    keep: 'Llevar los puntos',
    notLasting: 'Este navegador no conserva estas partidas. Guárdalas en un archivo antes de cerrar la página.',
    undo: 'Deshacer',
    games: 'Partidas',
    noGames: 'Aún no hay ninguna partida. Lleva los puntos de una, o importa un archivo.',
    open: 'Abrir',
    openOf: (day, players) => `Abrir la partida del ${day} con ${players}`,
    current: 'en curso',
    remove: 'Borrar',
    removeOf: (day, players) => `Borrar la partida del ${day} con ${players}`,
    removed: (day) => `La partida del ${day} está borrada.`,
    players: (names, most) =>
      names.length <= most
        ? list(names)
        : list([...names.slice(0, most - 1), `${number(names.length - most + 1)} más`]),
    nobody: 'nadie',
    rounds: (count) => (count === 1 ? 'una ronda' : `${number(count)}\u00a0rondas`),
    won: (name, total) => `${name} ganó con ${number(total)}`,
    tied: (names, total) => `empate a ${number(total)}: ${list(names)}`,
    leads: (names, total) =>
      `sin terminar: ${list(names)} ${names.length === 1 ? 'va' : 'van'} por delante con ${number(total)}`,
    noPoints: 'sin terminar',
    moreGames: (count) => `Mostrar ${games(count)} más`,

    statistics: 'Estadísticas',
    statisticsTell:
      'El mismo nombre es la misma persona. Victorias y totales son de partidas terminadas; lo demás, de todas las rondas.',
    noStatistics: 'Empiezan con la primera ronda que se anota.',
    whose: 'Partidas de',
    everybody: 'Todo el mundo',
    measure: 'Se muestra',
    measures: {
      wins: 'Victorias',
      winRate: 'Porcentaje de victorias',
      averageTotal: 'Total medio',
      averageRound: 'Ronda media',
      bestRound: 'Mejor ronda',
      bustRate: 'Porcentaje de rondas perdidas',
      sevens: w.turn7,
      longestRun: 'Serie más larga sin pasarse',
    },
    columns: {
      name: 'Nombre',
      games: 'Partidas',
      finished: 'Terminadas',
      rounds: 'Rondas',
      busts: 'Se pasó',
      unclear: 'Dudosas',
    },
    says: (measure, best, value) => `${measure}: lo más alto es de ${list(best)}, ${value}.`,
    unclearTells: 'Dudosas: rondas en las que solo se escribió un 0. Quizá se pasó, quizá no.',
    saysNothing: (measure) => `${measure}: aún no hay nada que mostrar.`,
    unclear: (rounds) =>
      `En ${rounds === 1 ? 'una ronda' : `${number(rounds)} rondas`} solo se escribió un 0. Quizá se pasó, quizá no: ahí el porcentaje es un intervalo.`,
    between: (least, most) => `${least} a ${most}`,
    longestTells: 'La serie más larga de rondas, entre todas las veladas, en las que seguro que no se pasó.',
    rivals: 'Cara a cara',
    person: 'Persona',
    rival: 'Contra',
    ahead: 'Delante',
    behind: 'Detrás',
    rivalsTell: 'Quién tenía más puntos al final, en las partidas que terminaron las dos personas.',
    noRivals: 'Aún no hay ninguna partida terminada con nadie más.',

    groups: 'Grupos de amigos',
    groupsTell: 'Guardados en este dispositivo, para no volver a escribir los nombres.',
    noGroups: 'Aún no hay ningún grupo.',
    addGroup: 'Grupo nuevo',
    changeGroup: 'Cambiar',
    changeGroupOf: (name) => `Cambiar el grupo ${name}`,
    removeGroupOf: (name) => `Borrar el grupo ${name}`,
    groupRemoved: (name) => `El grupo ${name} está borrado.`,
    groupName: 'Nombre del grupo',
    groupPlayers: 'Quién está en él',
    groupPlayersTell: 'Un nombre por línea, en el orden de los asientos.',
    saveGroup: 'Guardar',
    wrongGroup: 'Un grupo necesita un nombre y al menos una persona.',

    files: 'Archivos',
    filesTell: 'Lleva las partidas a otro dispositivo, ponlas a salvo o haz cálculos con ellas.',
    import: 'Importar partidas de un archivo',
    importTell:
      'Suéltalo aquí o elígelo: un archivo de esta página (JSON o CSV), o una tabla con los nombres en la primera fila y una fila de puntos por ronda.',
    drop: 'Suelta el archivo aquí',
    choose: 'Elegir un archivo',
    imported: (added, known, copies) =>
      [
        added === 0
          ? 'Ninguna partida añadida.'
          : `${capitalised(games(added))} ${added === 1 ? 'añadida' : 'añadidas'}.`,
        known === 0 ? '' : `${capitalised(games(known))} ya ${known === 1 ? 'estaba' : 'estaban'} aquí.`,
        copies === 0
          ? ''
          : `${capitalised(games(copies))} como copia, porque la misma partida está aquí con otros puntos.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    totalLine: (line) => `La línea ${number(line)} tiene los totales y no es una ronda.`,
    notImported: (file) => `No se ha importado ${file}. No ha cambiado nada.`,
    unreadable: 'El navegador no ha podido leer este archivo.',
    export: 'Guardar todas las partidas',
    asJson: 'Como JSON',
    asCsv: 'Como CSV, para hojas de cálculo',
    asPlay: 'Para BG Stats',
    nothingToSave: 'Aún no hay ninguna partida que guardar.',

    damaged: 'Apartado',
    damagedTell: 'Estos textos guardados no son puntos que esta página sepa leer. No se ha escrito nada encima.',
    saveDamaged: (key) => `Guardar «${key}» en un archivo`,
    removeDamaged: (key) => `Borrar «${key}»`,
    damagedRemoved: (key) => `«${key}» está borrado.`,

    wrong: {
      empty: 'El archivo está vacío.',
      noScore:
        'Este archivo no tiene puntos. Sirve uno guardado aquí, o una tabla con un nombre sobre cada columna y los puntos de una ronda en cada fila.',
      tooLarge: (most) => `El archivo es demasiado grande: se esperan como mucho ${number(most)} caracteres.`,
      json: (line, column) => `Línea ${number(line)}, columna ${number(column)}: desde ahí el texto no es JSON.`,
      quote: (line) => `Línea ${number(line)}: hay una comilla abierta que no se cierra.`,
      cell: (line, column, found, expected) =>
        `Línea ${number(line)}, columna ${number(column)}: hay ${found}; se espera ${expected}.`,
      value: (path, found, expected) => `${path}: hay ${found}; se espera ${expected}.`,
      whole: 'El archivo',
      quoted: (text) => `«${text}»`,
      nothing: 'nada',
    },
    expected: {
      wholeNumber: 'un número entero',
      text: 'un texto',
      list: 'una lista',
      object: 'un objeto',
      yesOrNo: 'true o false',
      atLeast: (least) => `al menos ${number(least)}`,
      atMost: (most) => `como mucho ${number(most)}`,
      textUpTo: (most) => `como mucho ${number(most)} caracteres`,
      listUpTo: (most) => `no más de ${number(most)}`,
      fromTo: (least, most) => `un número entero de ${number(least)} a ${number(most)}`,
      oneOf: (choices) => listOr(choices),
      name: 'un nombre',
      anotherName: 'un nombre que aún no esté',
      player: 'el número de alguien de esta partida',
      anotherPlayer: 'un número que nadie más tenga',
      cards: (names) => `cartas separadas por espacios: ${list(names)}`,
      date: 'una fecha como 2026-01-31T20:00:00Z',
      sheet: 'un marcador de esta página',
      nothing: 'nada en ese sitio',
    },
  };
};
