/** The tips, why the figures come out as they do, and who plays against whom. */
import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../../chapters.ts';

const REGULARS = 'Los otros tres se plantan con 25 puntos.';
const HIGH_AND_LOW =
  'Cartas altas: dos o más de 10, 11 y 12. Cartas bajas: ninguna de ellas. Con otras manos el jugador se planta con 25, como hacen siempre los otros tres.';

export const claims = (w: Words): Chapters['guide']['claims'] => ({
  high: {
    tip: 'Con 20 puntos y cartas altas, plántate.',
    why: 'Un número hace que te pases con sus otras copias, y hay tantas como él dice. Por eso toda fila es más o menos tan arriesgada como valiosa, sean cuales sean sus números. Lo que cambia es lo que aún puede venir: con las altas ya en la mano, la próxima carta trae algo menos.',
    chart: 'Plantarse pronto, según las cartas',
    tells: HIGH_AND_LOW,
  },
  low: {
    tip: 'Las cartas bajas son seguras: arriesga más con ellas.',
    why: 'Son seguras mientras valen poco: cuando las bajas ya suman muchos puntos, también se ha sumado el riesgo. Pero con las altas aún en el mazo la próxima carta trae más, y con más números en la fila el séptimo queda más cerca.',
    chart: 'Seguir, según las cartas',
    tells: HIGH_AND_LOW,
  },
  x2: {
    tip: 'Protege el ×2. Quince puntos doblados son 30: tómalos.',
    why: 'Un ×2 dobla lo que puedes perder, y también lo que trae el próximo número. La balanza no se mueve: el momento de plantarse depende de los números de la fila, igual que sin ×2.',
    chart: 'Cuándo plantarse con ×2',
    tells: `Sin ×2 el jugador se planta con 25. ${REGULARS}`,
  },
  count: {
    tip: 'Observa la mesa y cuenta las cartas.',
    why: 'Una carta ya vista no vuelve antes de que se baraje de nuevo. Quien sopesa la próxima carta según lo que de verdad queda ve pasar un peligro, o lo ve venir.',
    chart: 'Contar y sopesar',
    tells:
      'Primera fila: uno de cuatro recuerda cada carta, los demás sopesan como si solo faltara su propia mano. Otras filas: los otros tres se plantan con 25 puntos.',
  },
  lock: {
    tip: `Juega ${w.aLock} contra quien va primero, o contra una buena mano.`,
    why: `Quien queda ${w.locked} cobra lo que tiene delante; lo que pierde es el resto de la ronda. Eso le cuesta más a una mano que apenas empieza que a una que ya iba a plantarse. Y sobre todo a quien ganaría la partida.`,
    chart: `Adónde va ${w.theLock}`,
    tells: `Todos se plantan con 25 puntos. Los otros tres juegan ${w.theLock} al azar, pero nunca sobre sí mismos.`,
  },
  three: {
    tip: `Juega ${w.aTurnThree} contra quien tiene cartas peligrosas.`,
    why: 'Tres cartas pueden hacer que alguien se pase, pero también llenarle la fila. Solo son un peligro de verdad para una fila larga, y quien la tiene muchas veces ya se ha plantado.',
    chart: `Adónde va ${w.theTurnThree}`,
    tells: `Todos se plantan con 25 puntos. Los otros tres juegan ${w.theTurnThree} al azar, pero nunca sobre sí mismos.`,
  },
  aim: {
    tip: 'Usa bien las cartas de acción: contra los demás.',
    why: 'Entre dos no se pierde nada: cada carta de acción le toca a quien hay que vencer, o a uno mismo.',
    chart: 'Adónde van las cartas de acción, entre dos',
    tells: 'Dos jugadores que cuentan las cartas y solo se distinguen en adónde van las de acción.',
  },
  saver: {
    tip: `Guarda ${w.theLifeSaver} para una mano que lo merezca.`,
    why: 'Se va con la primera repetida, al instante; no se le pregunta a nadie. Lo que eliges es hasta dónde sigues mientras lo tienes delante. Hasta entonces la próxima carta no puede hacer que te pases: plantarse es regalarla.',
    chart: `Cuándo plantarse con ${w.aLifeSaver}`,
    tells: `Sin esa carta el jugador se planta con 25. ${REGULARS}`,
  },
  seven: {
    tip: `Ir siempre a por ${w.aTurn7} es un error.`,
    why: 'Cada número del camino hace más probable una repetida, y hay cada vez más que perder. El bonus solo se paga al final de ese camino.',
    chart: 'Seguir hasta el séptimo',
    tells: `Desde tantos números el jugador pide, tenga lo que tenga; antes se planta con 25. ${REGULARS}`,
  },
  solid: {
    tip: 'Veinte puntos sólidos valen más que un intento arriesgado de siete.',
    why: 'Contra quienes nunca paran, casi cualquier límite es bueno. Pero en una mesa los demás sí paran, y entonces 20 puntos pronto son menos de lo que tiene el mejor de ellos.',
    chart: 'Cuándo plantarse',
    tells: 'Primera fila: los otros tres nunca se plantan. Otras filas: los otros tres se plantan con 25 puntos.',
  },
  adapt: {
    tip: 'Por delante, juega seguro. Por detrás, arriesga.',
    why: 'Solo cuenta el primer puesto. Quien va detrás pierde poco si se pasa; quien va delante gana poco con otra carta. Se ve mejor al final: si alguien que ya está fuera va a ganar, plantarse por debajo es perder seguro.',
    chart: 'Jugar según el marcador',
    tells:
      'Filas 1 a 3: el jugador se planta esos puntos antes o después de 25 en cuanto va 30 puntos por delante o por detrás; los demás se plantan con 25. Fila 4: los demás cuentan sin conocer el final. Fila 5: los demás juegan como en la fila 4, el jugador es el bot entrenado.',
  },
});
