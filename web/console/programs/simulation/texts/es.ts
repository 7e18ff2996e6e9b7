import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')
const customers = (count: number, figure: string) =>
  `${figure} ${plural(count, { one: 'cliente', many: 'de clientes', other: 'clientes' })}`
/** The same verb for one customer and for several: 'habría recibido', 'habrían recibido'. */
const received = (count: number) =>
  plural(count, { one: 'habría recibido', many: 'habrían recibido', other: 'habrían recibido' })

export const texts: typeof english = {
  title: '¿Qué habrían dado estas reglas?',
  offer: 'Repasa los últimos 12 meses de tu local con estas reglas. No se guarda ni se envía nada.',
  run: 'Probar con los últimos 12 meses',
  again: 'Probar de nuevo',
  busy: 'Calculando…',
  outdated: 'Cambiaste el formulario después. Pruébalo de nuevo.',
  failed: (message) => `No se pudo probar: ${message}`,
  cost: {
    label: 'Lo que te cuesta un premio',
    hint: 'Solo para esta prueba. Déjalo vacío si no lo sabes.',
    unreadable: 'Escribe un importe',
  },
  span: (from, to, purchases, people) =>
    `Del ${from} al ${to}: ${purchases[1]} ${plural(purchases[0], { one: 'compra o visita', many: 'de compras y visitas', other: 'compras y visitas' })} de ${customers(...people)}.`,
  sample: (oneIn) =>
    `Tu local tiene muchos clientes: se calculó con uno de cada ${oneIn} y se multiplicaron las cifras.`,
  empty: 'En los últimos 12 meses no se registró nada, así que no hay con qué probar.',
  columns: { draft: 'Estas reglas', present: 'Reglas de hoy' },
  rows: {
    points: 'Puntos dados',
    points_expired: 'De ellos, ya vencidos',
    claims: 'Premios canjeados con puntos',
    rewards: 'Premios ganados',
    codes: 'Códigos dados',
    discounts: 'Descontado',
    cost: 'Te cuesta, si se usa todo',
    costOff: 'Te cuesta',
  },
  range: (low, high) => (low === high ? low : `${low} a ${high}`),
  unknownCost: 'no se sabe',
  whyUnknown: {
    points:
      'Indica en Estadísticas lo que te cuestan tus premios: hasta entonces no se puede calcular cuánto valen los puntos.',
    other: 'Indica arriba lo que te cuesta un premio para verlo en dinero.',
  },
  unchanged: 'Nadie habría recibido más ni menos.',
  compared: (more, less, same) =>
    `${customers(...more)} ${received(more[0])} más, ${customers(...less)} menos y ${customers(...same)} lo mismo.`,
  gained: (some, none) =>
    `${customers(...some)} ${received(some[0])} algo; ${customers(...none)}, todavía nada.`,
  gaining: 'Quiénes ganan más',
  losing: 'Quiénes pierden más',
  change: (present, draft) => `${draft} en vez de ${present}`,
  given: {
    points: (count, figure) =>
      `${figure} ${plural(count, { one: 'punto', many: 'de puntos', other: 'puntos' })}`,
    rewards: (count, figure) =>
      `${figure} ${plural(count, { one: 'premio', many: 'de premios', other: 'premios' })}`,
  },
  limits: 'Lo que aquí no se puede saber',
  behaviour: 'Con otras reglas los clientes habrían venido más o menos. Aquí hacen lo mismo que hicieron.',
  withoutAmount: (count, figure) =>
    `${figure} ${plural(count, { one: 'visita se registró', many: 'de visitas se registraron', other: 'visitas se registraron' })} sin importe, y sin él no se pueden calcular puntos ni porcentajes.`,
  stamps: 'Donde no había tarjeta de sellos, cada visita cuenta como un sello.',
  codes:
    'Un código cuenta como usado donde el cliente usó alguno. No se sabe quién habría usado un código nuevo.',
  claims: 'Un canje cuenta cuando el cliente hizo alguno, si con estas reglas ya tenía puntos suficientes.',
  present:
    'Las reglas de hoy se calculan igual, para poder comparar las dos columnas. No se tienen en cuenta los cambios ni las pausas que tuvo el programa.',
}
