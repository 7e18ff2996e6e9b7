import { type Forms, pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

const purchases = (count: number, figure: string) =>
  `${figure} ${plural(count, { one: 'compra o visita', many: 'de compras y visitas', other: 'compras y visitas' })}`

const units: Record<string, Forms<'es'>> = {
  points: { one: 'punto', many: 'de puntos', other: 'puntos' },
  stamps: { one: 'sello', many: 'de sellos', other: 'sellos' },
  purchases: { one: 'compra', many: 'de compras', other: 'compras' },
  rewards: { one: 'premio', many: 'de premios', other: 'premios' },
}

/** The participle with the gender and number of its unit: 'contado' becomes 'contadas' for purchases. */
const agreeing = (participle: string, count: number, unit: string) =>
  participle.replace(/o\b/, `${unit === 'purchases' ? 'a' : 'o'}${count === 1 ? '' : 's'}`)

export const texts: typeof english = {
  title: 'El día en la caja',
  own: 'Lo que registraste tú. El día completo lo ve el equipo del local.',
  failed: 'No se pudo cargar el día.',
  retry: 'Intentar de nuevo',
  print: 'Imprimir',
  before: 'Día anterior',
  after: 'Día siguiente',
  today: 'Hoy',
  counter: 'Caja',
  printed: (business, when) => `${business}, impreso: ${when}`,
  money: {
    title: 'Dinero',
    purchases,
    refunds: (count, figure) =>
      `${figure} ${plural(count, { one: 'devolución', many: 'de devoluciones', other: 'devoluciones' })}`,
    undos: (count, figure) =>
      `${figure} ${plural(count, { one: 'anulación', many: 'de anulaciones', other: 'anulaciones' })}`,
    total: 'Pagado',
    discounts: (money) => `Ya se han restado ${money} en descuentos.`,
  },
  facts: {
    title: 'Clientes',
    visits: 'Visitas',
    served: 'Clientes distintos',
    joined: 'Clientes nuevos',
    handedOut: 'Premios entregados',
  },
  people: {
    title: 'Por persona',
    none: 'Nadie ha registrado nada.',
    program: 'Automático',
    purchases,
    back: (money) => `Devuelto: ${money}`,
    rewards: (count, figure) => `${figure} ${plural(count, units.rewards!)}`,
  },
  programs: {
    title: 'Por programa',
    none: 'Ningún programa dio nada.',
    /** Masculine and singular: `sum` puts them into the gender and number of their unit. */
    given: { points: 'dado', stamps: 'dado', purchases: 'contado', rewards: 'ganado' },
    takenBack: 'anulado',
    used: 'usado',
    returned: 'recuperado por clientes',
    sum: (count, figure, unit, what) =>
      `${figure} ${plural(count, units[unit]!)} ${agreeing(what, count, unit)}`,
  },
  corrections: {
    title: 'Devoluciones y anulaciones',
    none: 'No se devolvió ni anuló nada.',
    refund: 'Devolución',
    undo: {
      purchase: 'Compra anulada',
      redemption: 'Uso de premio anulado',
      claim: 'Canje anulado',
      issue: 'Código retirado',
      adjustment: 'Corrección anulada',
      opening_balance: 'Saldo inicial anulado',
    },
    other: 'Anulación',
    by: (staff) => `por ${staff}`,
  },
  panel: {
    title: 'Hoy hasta ahora',
    own: 'Tu día hasta ahora',
    open: 'Imprimir el día',
    visits: 'Visitas',
    total: 'Pagado',
    rewards: 'Premios',
    joined: 'Clientes nuevos',
    purchases: 'Compras',
    people: 'Por persona',
  },
}
