import type { Chapters } from '../../chapters.ts';
import { number } from '../../format.ts';

export const texts = (): Chapters['share'] => ({
  title: 'Compartir la puntuación',

  offer: {
    lead: 'Los demás abren un enlace y ven cómo crece la puntuación, o ayudan a llevarla. Sin cuenta.',
    privacy: 'Los nombres y los puntos se envían a este servidor. Los borra cuando nadie los usa durante mucho tiempo.',
    start: 'Compartir en directo',
    sharing: 'Compartiendo…',
    offline: 'Este dispositivo está sin conexión. La puntuación está segura aquí; compártela cuando haya red.',
    unavailable:
      'Ningún servidor responde en esta dirección: no se ha compartido nada. La puntuación está segura aquí.',
    tooLarge: 'Esta puntuación es demasiado larga para compartirla. En este dispositivo está segura.',
    tooOften: 'Se ha compartido demasiadas veces. Espera un momento e inténtalo otra vez.',
    other: 'El servidor no aceptó la puntuación. En este dispositivo está segura.',
  },

  ways: {
    watch: 'Mirar',
    watchTells: 'Quien lo abre ve cada cambio al momento.',
    keep: 'Ayudar a llevar la puntuación',
    keepTells: 'Quien lo abre puede anotar y corregir puntos: para gente de confianza.',
    keepQr: 'Código QR del enlace para ayudar',
    board: 'Pantalla grande',
    boardTells: 'Bastante grande para toda la sala.',
    watchMessage: 'Así va nuestra partida.',
    keepMessage: 'Ayúdame a llevar la puntuación.',
    watching: (count) => (count === 1 ? '1 persona mira' : `${number(count)} personas miran`),
    stop: {
      name: 'Dejar de compartir',
      sure: 'Los enlaces ya no abrirán nada y el servidor borrará la puntuación. En este dispositivo se queda.',
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
    asItWas: 'Esta es la última puntuación conocida.',
    waiting: (changes) => (changes === 1 ? 'Un cambio espera.' : `${number(changes)} cambios esperan.`),
    back: 'Conexión recuperada',
    gone: 'El servidor ya no tiene esta puntuación.',
    stopped: 'Esta puntuación ya no se comparte.',
    goesOnHere: 'Sigue aquí, solo en este dispositivo.',
    replaced: (name, now, mine) =>
      `${name}: ahora ${number(now)}, anotado en otro dispositivo. Lo tuyo era ${number(mine)}.`,
    refused: 'El servidor no aceptó ese cambio.',
    stale: 'Entretanto ha empezado otra partida; eso era de la anterior.',
    noKey: 'Con este enlace no se puede cambiar nada. Pide otro.',
    full: 'Esta puntuación compartida no admite más cambios. Compártela de nuevo.',
  },

  opening: 'Abriendo la puntuación…',
  missing: {
    title: 'Esta puntuación no existe',
    tells: 'Comprueba el enlace. Las puntuaciones compartidas que nadie usa durante mucho tiempo se borran.',
  },
  stopped: { title: 'Esta puntuación ya no se comparte', tells: 'Quien la compartía lo ha dejado.' },
  unreachable: {
    title: 'El servidor no responde',
    tells: 'Una puntuación compartida necesita conexión la primera vez que se abre en un dispositivo.',
  },

  watch: {
    title: 'Puntuación compartida',
    watching: 'Estás mirando. Los cambios aparecen solos.',
    bigScreen: 'En pantalla grande',
    standing: 'Cómo va la partida',
    rounds: 'Ronda a ronda',
    none: 'Todavía no se ha anotado ninguna ronda.',
    scored: (name, points, total) => `${name}: ${number(points)}, ${number(total)} en total.`,
  },

  board: {
    title: 'Pantalla de puntuación',
    deals: (name) => `Reparte ${name}`,
    leads: (name) => `${name} va en cabeza`,
    lead: (names) => `${names} van en cabeza`,
    tie: (names) => `Empate: ${names}. Todos juegan otra ronda.`,
    follow: 'Síguelo en tu móvil',
    nothing: 'No hay puntuación en este dispositivo',
    nothingTells: 'Empieza una en el marcador; aparecerá aquí al momento.',
    begin: 'Ir al marcador',
    progress: (total, target) => `${number(total)} de ${number(target)}`,
  },
});
