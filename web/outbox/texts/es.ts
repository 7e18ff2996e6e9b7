import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

export const texts: typeof english = {
  kept: (money) => `${money}: guardado`,
  keptVisit: 'Visita guardada',
  text: 'Guardado en este dispositivo. Se envía en cuanto vuelva la conexión.',
  once: 'Puede que ya haya llegado. Cuenta una sola vez.',
  decided: 'Todavía no está registrado.',
  ofCustomer: (when) => `En espera, ${when}`,
  undo: {
    mayHaveArrived:
      'Puede que ya haya llegado, así que no se puede anular solo en este dispositivo. Anúlalo cuando se haya enviado.',
    gone: 'Ya se ha enviado. Anúlalo entre los últimos registros.',
  },
  waiting: (count, figure, when) =>
    plural(count, {
      one: `1 compra espera en este dispositivo (${when}).`,
      many: `${figure} de compras esperan en este dispositivo (la primera: ${when}).`,
      other: `${figure} compras esperan en este dispositivo (la primera: ${when}).`,
    }),
  signIn: 'Inicia sesión para enviarlas.',
  fullDevice: 'En este dispositivo no queda espacio: libera algo y se envían.',
  refused: (reason) => `Todavía no se ha aceptado: ${reason}`,
  day: (count, figure, money) =>
    plural(count, {
      one: `1 compra más espera en este dispositivo (${money}). Cuenta el día en que llega.`,
      many: `${figure} de compras más esperan en este dispositivo (${money}). Cuentan el día en que llegan.`,
      other: `${figure} compras más esperan en este dispositivo (${money}). Cuentan el día en que llegan.`,
    }),
  here: (count) =>
    plural(count, {
      one: 'En este dispositivo hay 1 compra guardada.',
      many: `En este dispositivo hay ${count} de compras guardadas.`,
      other: `En este dispositivo hay ${count} compras guardadas.`,
    }),
  untilSignedIn: 'Inicia sesión en el local que las registró y se envían solas.',
  openCounter: 'Abrir la caja',
  untilConnected: 'Se envían solas en cuanto vuelva la conexión.',
  aCase: (money) => `${money}: no se ha registrado`,
  aCaseOfVisit: 'Una visita no se ha registrado',
  aCaseOfReward: (name) => `${name} no se registró como usado`,
  given: (name) => `${name}: entregado, sin confirmar`,
  notConfirmed: (when) =>
    `Guardado en este dispositivo, ${when}. El servidor dirá si era válido cuando llegue.`,
  waitingEntries: (count, figure, when) =>
    plural(count, {
      one: `1 registro espera en este dispositivo (${when}).`,
      many: `${figure} de registros esperan en este dispositivo (el primero: ${when}).`,
      other: `${figure} registros esperan en este dispositivo (el primero: ${when}).`,
    }),
  hereEntries: (count) =>
    plural(count, {
      one: 'Hay 1 registro guardado en este dispositivo.',
      many: `Hay ${count} de registros guardados en este dispositivo.`,
      other: `Hay ${count} registros guardados en este dispositivo.`,
    }),
  noRoom:
    'Este dispositivo no tiene espacio para guardarlo, así que no se registró nada. Entrégalo cuando vuelva la conexión.',
  cannotKeep:
    'Este dispositivo no tiene espacio para guardarlo o no lo permite: solo está en esta pantalla hasta que funcione.',
}
