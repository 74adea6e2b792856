import type { Chapters } from '../../chapters.ts';
import { number } from '../../format.ts';

export const texts = (): Chapters['share'] => ({
  title: 'Compartir el marcador',

  offer: {
    lead: 'Los demás abren un enlace y ven cómo crece el marcador, o ayudan a llevarlo. Sin cuenta.',
    privacy: 'Los nombres y los puntos se envían a este servidor. Los borra cuando nadie los usa durante mucho tiempo.',
    start: 'Compartir en directo',
    sharing: 'Compartiendo…',
    offline: 'Este dispositivo está sin conexión. El marcador está a salvo aquí; compártelo cuando haya red.',
    unavailable: 'Ningún servidor responde en esta dirección: no se ha compartido nada. El marcador está a salvo aquí.',
    tooLarge: 'Este marcador es demasiado largo para compartirlo. En este dispositivo está a salvo.',
    tooOften: 'Se ha compartido demasiadas veces. Espera un momento e inténtalo otra vez.',
    other: 'El servidor no aceptó el marcador. En este dispositivo está a salvo.',
  },

  ways: {
    watch: 'Mirar',
    watchTells: 'Quien lo abre ve cada cambio al momento.',
    keep: 'Ayudar a llevar el marcador',
    keepTells: 'Quien lo abre puede anotar y corregir puntos: para gente de confianza.',
    keepQr: 'Código QR del enlace para ayudar',
    board: 'Pantalla grande',
    boardTells: 'Bastante grande para toda la sala.',
    watchMessage: 'Así va nuestra partida.',
    keepMessage: 'Ayúdame a llevar el marcador.',
    watching: (count) => (count === 1 ? '1 persona mira' : `${number(count)} personas miran`),
    stop: {
      name: 'Dejar de compartir',
      sure: 'Los enlaces ya no abrirán nada y el servidor borrará el marcador. En este dispositivo se queda.',
      now: 'Dejar ahora',
      keep: 'Seguir compartiendo',
      stopping: 'Terminando…',
      failed: 'El servidor no lo hizo. Inténtalo de nuevo.',
    },
  },

  note: {
    live: (code) => `Compartido en directo · ${code}`,
    lost: 'Sin conexión.',
    keepsHere: 'Lo que anotes se queda en este dispositivo y se envía después.',
    asItWas: 'Este es el último marcador conocido.',
    waiting: (changes) => (changes === 1 ? 'Un cambio espera.' : `${number(changes)} cambios esperan.`),
    back: 'Conexión recuperada',
    gone: 'El servidor ya no tiene este marcador.',
    stopped: 'Este marcador ya no se comparte.',
    goesOnHere: 'Sigue aquí, solo en este dispositivo.',
    replaced: (name, now, mine) =>
      `${name}: ahora ${number(now)}, anotado en otro dispositivo. Lo tuyo era ${number(mine)}.`,
    replacedHidden: (name) => `${name}: anotado de nuevo en otro dispositivo. Sigue oculto hasta que acabe la ronda.`,
    refused: 'El servidor no aceptó ese cambio.',
    stale: 'Entretanto ha empezado otra partida; eso era de la anterior.',
    noKey: 'Con este enlace no se puede cambiar nada. Pide otro.',
    full: 'Este marcador compartido no admite más cambios. Compártelo de nuevo.',
  },

  contested: {
    title: (name, round) => `${name}, ronda ${number(round)}: ya está anotado`,
    tells: (theirs, mine) => `En otro dispositivo pone ${theirs}. Aquí pone ${mine}. ¿Qué es lo correcto?`,
    keep: (theirs) => `Dejar ${theirs}`,
    replace: (mine) => `Cambiar por ${mine}`,
    hidden: {
      tells:
        'En otro dispositivo también se ha anotado una puntuación. Ambas siguen ocultas hasta que acabe la ronda. ¿Cuál vale?',
      keep: 'Dejar la otra',
      replace: 'Cambiar por la mía',
    },
  },

  opening: 'Abriendo el marcador…',
  missing: {
    title: 'Este marcador no existe',
    tells: 'Comprueba el enlace. Los marcadores compartidos que nadie usa durante mucho tiempo se borran.',
  },
  stopped: { title: 'Este marcador ya no se comparte', tells: 'Quien lo compartía lo ha dejado.' },
  unreachable: {
    title: 'El servidor no responde',
    tells: 'Un marcador compartido necesita conexión la primera vez que se abre en un dispositivo.',
  },

  watch: {
    title: 'Marcador compartido',
    watching: 'Estás mirando. Los cambios aparecen solos.',
    bigScreen: 'En pantalla grande',
    standing: 'Cómo va la partida',
    rounds: 'Ronda a ronda',
    none: 'Todavía no se ha anotado ninguna ronda.',
    scored: (name, points, total) => `${name}: ${number(points)}, ${number(total)} en total.`,
  },

  board: {
    title: 'Pantalla grande',
    deals: (name) => `Reparte ${name}`,
    leads: (name) => `${name} va en cabeza`,
    lead: (names) => `${names} van en cabeza`,
    tie: (names) => `Empate: ${names}. Todos juegan otra ronda.`,
    follow: 'Síguelo en tu móvil',
    nothing: 'No hay marcador en este dispositivo',
    nothingTells: 'Empieza uno; aparecerá aquí al momento.',
    begin: 'Ir al marcador',
    progress: (total, target) => `${number(total)} de ${number(target)}`,
  },
});
