import type { RulingTexts } from '../en/rulings.ts';
import { formatIn } from '../languages.ts';
import type { Words } from './words.ts';

const { capitalised } = formatIn('es');

export const rulings = (w: Words): RulingTexts => ({
  R1: {
    title: 'Una baraja tiene 94 cartas',
    text: `Hay 79 cartas de número: un 0, un 1, dos 2, tres 3 y así hasta doce 12. De los modificadores +2, +4, +6, +8, +10 y ×2 hay uno de cada; de ${w.lock}, ${w.turnThree} y ${w.lifeSaver}, tres de cada.`,
  },
  R2: {
    title: 'Una baraja por cada 18 personas',
    text: 'Hasta 18 asientos juegan con una baraja, de 19 a 36 con dos, de 37 a 54 con tres. Una mesa tiene 54 asientos como máximo.',
  },
  R3: {
    title: 'Una sola persona juega el reto en solitario',
    text: 'En solitario intentas llegar a 200 puntos en menos de cinco rondas. Todas las demás reglas siguen igual.',
  },
  R4: {
    title: 'Todo va en el sentido del reloj, desde la izquierda de quien reparte',
    text: 'Las cartas y los turnos empiezan a la izquierda de quien reparte y acaban en su asiento. Tras cada ronda, el reparto pasa un asiento a la izquierda.',
  },
  R5: {
    title: 'El reparto da una carta a cada asiento activo',
    text: 'Una ronda empieza con una carta descubierta para cada asiento. Si es de acción, se resuelve todo lo que provoca antes de la carta siguiente.',
  },
  R6: {
    title: 'Una carta de acción repartida es la carta del asiento',
    text: 'Ninguna otra la sustituye. Quien la juega sobre otra persona puede empezar la ronda sin nada delante.',
  },
  R7: {
    title: 'Un asiento que sale antes de su carta se salta',
    text: `Un asiento puede quedar ${w.locked} o pasarse antes de que le llegue el reparto. No recibe carta y el reparto sigue.`,
  },
  R8: {
    title: `Las cartas ${w.ofTheTurnThree} valen como carta repartida`,
    text: `Un asiento que ya ha sacado cartas por ${w.aTurnThree} en este reparto, y aún tiene alguna, elige cuando le llega: pedir o plantarse. Si no tiene ninguna, recibe una.`,
  },
  R9: {
    title: 'Un regalo no es un reparto',
    text: `${capitalised(w.aLifeSaver)} que se regala durante el reparto no sustituye la carta propia, que se reparte como siempre.`,
  },
  R10: {
    title: 'Por turnos, cada asiento activo pide o se planta',
    text: 'Tras el reparto, la pregunta da vueltas a la mesa. Pedir da exactamente una carta; cuando se resuelve todo lo que provoca, el turno acaba.',
  },
  R11: {
    title: 'Un asiento sin cartas debe pedir',
    text: `Para plantarse hay que tener algo delante: un número, un modificador o ${w.aLifeSaver}. Si no, no hay nada que asegurar.`,
  },
  R12: {
    title: 'Plantarse asegura los puntos',
    text: 'Quien se planta sale de la ronda y conserva sus puntos. No saca más cartas y ninguna carta de acción puede jugarse sobre su asiento.',
  },
  R13: {
    title: 'Un número nuevo se une a la fila',
    text: 'Un número que la fila aún no tiene se añade a ella. El 0 no da puntos, pero cuenta como uno de los siete.',
  },
  R14: {
    title: 'Una repetida hace que te pases',
    text: `Quien saca un número que ya tiene sale al momento y suma 0 en esta ronda, salvo que lo rescate ${w.aLifeSaver}. Sus cartas siguen ahí hasta que se recoge la mesa.`,
  },
  R15: {
    title: 'Un modificador nunca es peligroso',
    text: `Un modificador se pone aparte de la fila. Nunca hace que te pases y no es uno de los siete números de ${w.aTurn7}.`,
  },
  R16: {
    title: 'El séptimo número termina la ronda',
    text: `Cuando una fila llega a siete números distintos, la ronda acaba al instante, aunque sea en medio de ${w.aTurnThree}. Cada asiento aún activo suma lo que tiene, como si se hubiera plantado.`,
  },
  R17: {
    title: `Cada asiento guarda un solo ${w.lifeSaver}`,
    text: 'Quien no tiene ninguno se queda con el primero que saca; no se elige destino. Nunca hay dos delante del mismo asiento.',
  },
  R18: {
    title: `${capitalised(w.aLifeSaver)} se usa al momento`,
    text: 'Cuando sale una repetida, las dos cartas van al descarte y se sigue sin daño. No se puede rechazar ni dejar para luego.',
  },
  R19: {
    title: `${capitalised(w.aLifeSaver)} que sobra se regala`,
    text: 'Quien saca uno cuando ya tiene otro debe dar el nuevo enseguida a un asiento activo que no tenga ninguno.',
  },
  R20: {
    title: `${capitalised(w.aLifeSaver)} que nadie puede tomar se descarta`,
    text: 'Si todos los asientos activos tienen ya uno, el nuevo va al descarte.',
  },
  R21: {
    title: `Ningún ${w.lifeSaver} pasa de su ronda`,
    text: 'El que no hizo falta se descarta con todo lo demás al acabar la ronda.',
  },
  R22: {
    title: `${capitalised(w.aLock)} va a cualquier asiento activo`,
    text: 'Quien lo saca al pedir o en el reparto lo juega enseguida sobre un asiento activo, quizá el suyo. No hace falta que tenga cartas.',
  },
  R23: {
    title: `Un asiento ${w.locked} asegura y sale`,
    text: `Asegura sus puntos como si se hubiera plantado. ${capitalised(w.theLock)} se queda delante hasta que se recoge la mesa. Sin cartas, asegura 0.`,
  },
  R24: {
    title: `${capitalised(w.aTurnThree)} va a cualquier asiento activo`,
    text: 'Quien lo saca al pedir o en el reparto lo juega enseguida sobre un asiento activo, quizá el suyo, aunque el reparto aún no le haya llegado.',
  },
  R25: {
    title: `Con ${w.aTurnThree} se sacan tres cartas, una a una`,
    text: 'Cada carta se resuelve antes de sacar la siguiente. Sea cual sea, es una de las tres.',
  },
  R26: {
    title: `Pasarse o lograr ${w.aTurn7} detiene ${w.theTurnThree}`,
    text: `Con esa carta se acaba, y lo apartado se descarta. Después de pasarse, las cartas asignadas antes aún actúan; después de ${w.aTurn7}, ya no actúa nada.`,
  },
  R27: {
    title: `Los ${w.locks} y ${w.turnThrees} que salen entretanto se apartan`,
    text: `${capitalised(w.aLock)} o ${w.aTurnThree} entre las tres cartas aún no hace nada. Espera hasta que se resuelve la tercera carta.`,
  },
  R28: {
    title: 'Las cartas apartadas se asignan en el orden en que salieron',
    text: 'Tras la tercera carta, quien las sacó nombra un asiento activo para cada una, la primera en salir primero. Ninguna actúa antes de que todas tengan destino.',
  },
  R29: {
    title: `${capitalised(w.aTurnThree)} terminado se descarta`,
    text: `Cuando se han sacado tres cartas y asignado las apartadas, va al descarte, aún durante la ronda. No se queda delante de un asiento como ${w.aLock}.`,
  },
  R30: {
    title: 'Las cartas asignadas actúan en una sola cola',
    text: 'Las nuevas van al final. La primera actúa por completo antes de la siguiente; hasta entonces su destino sigue activo y puede recibir más.',
  },
  R31: {
    title: 'Una carta asignada cuyo asiento ha salido se descarta',
    text: `Si el destino ya está ${w.locked} o se ha pasado cuando le toca a la carta, no tiene efecto. No se puede pasar a nadie.`,
  },
  R32: {
    title: `${capitalised(w.aLifeSaver)} nunca espera a ${w.aTurnThree}`,
    text: 'Entre las tres cartas se guarda, se regala o se descarta al momento, igual que al pedir. Puede salvar de una repetida entre esas mismas tres cartas.',
  },
  R33: {
    title: 'El juego sigue tras el asiento que recibió la carta',
    text: 'Resuelta una carta de acción, sigue el asiento a la izquierda de aquel cuyo turno o reparto la sacó. Da igual sobre quién se jugó.',
  },
  R34: {
    title: 'Lo obligado no se pregunta',
    text: 'Solo se pregunta si hay al menos dos respuestas válidas. Si no, ocurre lo único posible: el último asiento activo se queda con su propia carta de acción, quien no tiene cartas pide.',
  },
  R35: {
    title: 'Un mazo vacío se rehace con el descarte',
    text: 'Si hace falta una carta y no queda ninguna, todo el descarte se baraja y pasa a ser el mazo, también lo descartado en esta ronda.',
  },
  R36: {
    title: 'Las cartas en juego no se barajan',
    text: 'Lo que hay delante de un asiento se queda ahí, aunque se haya pasado. También las cartas apartadas o asignadas.',
  },
  R37: {
    title: 'Sin cartas que sacar, la ronda acaba',
    text: `Si hace falta una carta y ningún montón puede darla, todos los asientos activos aseguran sus puntos. Un descarte que solo tiene ${w.turnThrees} y ${w.lifeSavers} no sirve.`,
  },
  R38: {
    title: 'Al final de la ronda se recoge la mesa',
    text: 'Todas las cartas van al descarte. La ronda siguiente saca de lo que queda del mazo, sin barajar.',
  },
  R39: {
    title: 'La puntuación: números, doblados, más los +N',
    text: `Suma los números, dobla la suma con ×2, añade las cartas +N y 15 por ${w.aTurn7}: 12, 9, ×2 y +4 hacen 46. Quien se pasa suma 0.`,
  },
  R40: {
    title: 'Cada ×2 dobla, cada +N suma',
    text: 'Con varias barajas se puede tener el mismo modificador más de una vez, y cada uno cuenta. Dos ×2 multiplican los números por cuatro.',
  },
  R41: {
    title: 'Los modificadores puntúan sin números',
    text: 'Aun con la fila vacía, las cartas +N dan sus puntos. El ×2 no vale entonces nada: no hay números que doblar.',
  },
  R42: {
    title: 'La ronda acaba cuando nadie sigue activo',
    text: `En cuanto el último asiento activo se planta, queda ${w.locked} o se pasa, se cuentan los puntos. Aparte de eso, solo ${w.aTurn7} o los montones vacíos ponen fin a una ronda.`,
  },
  R43: {
    title: 'Gana el total más alto de al menos 200',
    text: 'Los totales se comparan al contar una ronda, nunca durante ella. Da igual quién llegó antes a 200.',
  },
  R44: {
    title: 'Con empate se sigue',
    text: 'Si varios asientos comparten el mejor total, toda la mesa juega otra ronda hasta que uno solo va en cabeza.',
  },
  R45: {
    title: 'Regla de la casa: otra meta',
    text: 'La mesa puede acordar otro total que haya que alcanzar, de 1 a 1.000.000.',
  },
  R46: {
    title: 'Regla de la casa: otro número de barajas',
    text: 'La mesa puede jugar con entre 1 y 12 barajas. Todas están completas y se barajan juntas.',
  },
  R47: {
    title: `Regla de la casa: ${w.theTurnThree} original`,
    text: 'Como en la primera edición, las cartas apartadas sobreviven cuando alguien se pasa: aun así las reparte entre los asientos activos. No puede quedarse con ninguna.',
  },
  R48: {
    title: 'Una partida que no puede repartir cartas ha acabado',
    text: 'Si no se puede repartir ni una carta, o a nadie se le pregunta nada en mil rondas, la partida acaba sin ganador. Solo ocurre con montones preparados a mano.',
  },
});
