import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { refundTexts as english } from '../refundTexts.ts'

const plural = pluralsOf('es')

export const refundTexts: typeof english = {
  title: (customer) => `Devolver dinero a ${customer}`,
  text: (left) =>
    `De esta compra se pueden devolver como máximo ${left}. Con el dinero se descuenta también lo que el cliente ganó con ella, como se ve abajo.`,
  amount: 'Importe a devolver',
  amountMissing: 'Escribe el importe',
  tooMuch: (left) => `Como máximo ${left}`,
  all: (left) => `Todo, ${left}`,
  effect: 'Lo que se descuenta',
  points: (count, figure, balance) =>
    `${figure} ${plural(count, { one: 'punto', many: 'de puntos', other: 'puntos' })} menos, saldo: ${balance}`,
  stamps: (count, figure) =>
    `${figure} ${plural(count, { one: 'sello', many: 'de sellos', other: 'sellos' })} menos`,
  purchases: (count, figure) =>
    `${figure} ${plural(count, { one: 'compra contada', many: 'de compras contadas', other: 'compras contadas' })} menos`,
  visit: 'La visita también se anula.',
  reward: (name) => `Se anula: ${name}.`,
  stays: 'La visita y lo demás que ganó se mantienen.',
  reason: 'Motivo',
  reasonMissing: 'Escribe el motivo',
  reasonHint: 'Se guarda con la devolución, para el equipo.',
  cancel: 'Cancelar',
  submit: (money) => `Devolver ${money}`,
  submitNothing: 'Devolver',
  busy: 'Registrando…',
  retry: 'Intentar de nuevo',
  done: (money) => `Devuelto: ${money}`,
}
