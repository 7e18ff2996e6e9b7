import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { analyticsTexts as english } from '../texts.ts'

const plural = pluralsOf('es')
const customersOf = (count: number, figure: string) =>
  `${figure} ${plural(count, { one: 'cliente', many: 'de clientes', other: 'clientes' })}`
const pointWord = (count: number) => plural(count, { one: 'punto', many: 'de puntos', other: 'puntos' })
const monthsOf = (count: number, figure: string) =>
  `${figure} ${plural(count, { one: 'mes', many: 'de meses', other: 'meses' })}`

export const analyticsTexts: typeof english = {
  title: 'Estadísticas',
  description: 'Cómo va el local y cómo iba antes.',
  period: 'Período',
  periods: {
    '7-days': 'Últimos 7 días',
    '30-days': 'Últimos 30 días',
    '90-days': 'Últimos 90 días',
    '12-months': 'Últimos 12 meses',
  },
  compared: (from, to, beforeFrom, beforeTo) =>
    `Del ${from} al ${to}, comparado con ${beforeFrom} – ${beforeTo} hasta la misma hora.`,
  comparedWhole: (from, to, beforeFrom, beforeTo) =>
    `Del ${from} al ${to}, comparado con ${beforeFrom} – ${beforeTo}.`,
  failed: 'No se pudieron cargar las cifras.',
  retry: 'Intentar de nuevo',
  loading: 'Sumando las cifras…',
  noCustomers: {
    title: 'Todo empieza con tu primer cliente',
    text: 'Desde entonces verás aquí cuándo vienen los clientes, cuánto pagan, quién vuelve y cuánto te cuestan los premios. Pon tu código QR donde lo vean los clientes, o añade uno en la caja.',
    codes: 'Ver mis códigos QR',
  },
  figures: {
    heading: 'Cifras',
    revenue: 'Pagado por clientes',
    visits: 'Visitas',
    active: 'Clientes que compraron o usaron un premio',
    ofAll: (share) => `${share} de todos los clientes`,
    joined: 'Clientes nuevos',
    customers: 'Clientes',
    pointsGiven: 'Puntos dados',
    pointsUsed: 'Puntos usados',
    rewards: 'Premios entregados',
    change: (percent, before) => `${percent} (antes: ${before})`,
    before: (before) => `Antes: ${before}`,
  },
  days: {
    custom: 'Otros días',
    title: (from, to) => `Del ${from} al ${to}`,
    from: 'Desde',
    to: 'Hasta',
    show: 'Mostrar',
    order: 'El último día es anterior al primero',
    missing: 'Elige los dos días',
    longest: 'Elige un año como máximo',
    future: 'Este día aún no ha llegado',
  },
  visits: {
    title: (isMonthly) => `¿Cuántas visitas hay cada ${isMonthly ? 'mes' : 'día'}?`,
    none: 'No hubo visitas en este período.',
  },
  customersOf: {
    new: 'Clientes nuevos',
    earlier: 'Clientes de antes',
    total: (customers, sum, change) => `${customers}: ${sum}${change && ` (${change})`}`,
  },
  revenue: {
    title: (isMonthly) => `¿Cuánto se pagó cada ${isMonthly ? 'mes' : 'día'}?`,
    paid: 'Pagado, menos devoluciones',
    byNew: 'De clientes nuevos',
    byEarlier: 'De clientes de antes',
    none: 'No se pagó nada en este período.',
  },
  joined: {
    title: '¿Cómo se unieron los clientes nuevos?',
    code: 'Código QR',
    unnamed: (code) => `Código QR ${code}`,
    byHand: 'Sin código QR: añadidos por el equipo, un archivo u otro programa',
    none: 'Nadie se unió en este período.',
    count: customersOf,
  },
  step: { day: 'Día', month: 'Mes' },
  before: 'El período anterior',
  hours: {
    title: '¿Cuándo vienen?',
    description: 'Visitas por día de la semana y hora, según el reloj de tu local.',
    hour: 'Hora',
    none: 'No hubo visitas en este período.',
    cell: (weekday, hour, count, figure) =>
      `${weekday} ${hour}: ${figure} ${plural(count, { one: 'visita', many: 'de visitas', other: 'visitas' })}`,
  },
  best: {
    title: '¿Quién pagó más?',
    customer: 'Cliente',
    visits: 'Visitas',
    paid: 'Pagado',
    none: 'Nadie compró nada en este período.',
  },
  customers: { heading: '¿Vuelven los clientes?' },
  cohorts: {
    title: 'De quienes se unieron en un mes, ¿cuántos siguen viniendo?',
    description: 'La parte que vino en cada mes posterior; el último mes de cada fila no ha terminado.',
    none: 'Nadie se unió en los últimos 12 meses.',
    month: 'Se unieron en',
    joined: 'Clientes',
    monthsSince: 'Meses desde que se unieron',
    since: (months, figure) => (months === 0 ? 'Vinieron ese mes' : `${monthsOf(months, figure)} después`),
    field: (month, months, share) =>
      `Se unieron en ${month}: el ${share} vino ${months === 0 ? 'ese mes' : `${monthsOf(months, String(months))} después`}`,
  },
  grid: {
    title: '¿Con qué frecuencia vienen los clientes, y cuándo fue la última vez?',
    description: 'Elige un número para ver a esos clientes como segmento.',
    none: 'Todavía no ha venido nadie.',
    open: (count, figure, often, lately) =>
      `${customersOf(count, figure)} con ${often}, última visita: ${lately.toLowerCase()}`,
  },
  slipping: {
    title: '¿Quién está dejando de venir?',
    description: 'Antes venían, y llevan sin venir más del doble de su tiempo habitual.',
    none: 'Nadie: quienes vienen con frecuencia lo siguen haciendo.',
    customer: 'Cliente',
    last: 'Última visita',
    spent: 'Gastado hasta ahora',
    all: (count, figure) =>
      plural(count, {
        one: 'Ver a este cliente',
        many: `Ver los ${figure} de clientes`,
        other: `Ver los ${figure} clientes`,
      }),
  },
  messages: {
    title: '¿Quién vino después de un mensaje?',
    description:
      'Clientes que compraron en los 14 días siguientes, sea cual sea el motivo. Un grupo de comparación no recibe el mensaje, y así ves quién viene de todos modos.',
    failed: 'No se pudieron sumar los mensajes.',
    none: 'En este período no salió ninguna campaña ni ningún mensaje automático.',
    campaigns: 'Campañas',
    triggers: 'Mensajes automáticos',
    message: 'Mensaje',
    sent: 'Enviados',
    opened: 'Abiertos',
    came: 'Vinieron',
    of: (came, people, share) => `${came} de ${people} (${share})`,
    sentOn: {
      sms: (date) => `SMS del ${date}.`,
      email: (date) => `Correos del ${date}.`,
    },
    soFar: (date) => `Las visitas cuentan hasta el ${date}.`,
    notOver: 'Aún no pasan los 14 días',
    heldOutShare: (share) => `Sin mensaje, para comparar: ${share}`,
    counted: 'Contado para',
    heldOut: 'Sin mensaje, para comparar',
    heldOutCame: 'Sin mensaje, vinieron',
    spent: 'Pagado por quienes vinieron',
    together: 'En conjunto',
  },
  points: {
    title: '¿Qué queda por usar?',
    held: (things) => `Los clientes tienen hoy ${things.join(' y ')}.`,
    heldPoints: (count, figure) =>
      `${figure} ${plural(count, { one: 'punto', many: 'de puntos', other: 'puntos' })}`,
    heldRewards: (count, figure) =>
      `${figure} ${plural(count, { one: 'premio', many: 'de premios', other: 'premios' })} sin usar`,
    worth: (low, high) =>
      low === high
        ? `Sus puntos valen ${low}, según lo que te cuestan los premios.`
        : `Sus puntos valen entre ${low} y ${high}: depende de los premios que elijan.`,
    unpriced: (points, all) =>
      all
        ? 'Indica abajo lo que cuestan los premios y verás cuánto valen los puntos.'
        : `Ahí no se cuentan ${points} de los puntos: falta indicar lo que cuestan sus premios.`,
    idle: (points, share) =>
      `Puede que ${points} de los puntos (${share}) no se usen nunca: esos clientes no vienen desde hace 180 días.`,
    figure: 'Cifra',
    period: 'Este período',
    given: 'Puntos dados',
    used: 'Puntos usados',
    expired: 'Puntos vencidos',
    earned: 'Premios dados por programas',
    handedOut: 'Premios entregados',
    today: (figure) => `${figure}, hoy`,
    rows: {
      points: 'Puntos sin usar',
      rewards: 'Premios sin usar',
      idle: 'Puntos que quizá no se usen nunca',
      low: 'Valor de los puntos, como mínimo',
      high: 'Valor de los puntos, como máximo',
    },
  },
  rewards: {
    title: '¿Cuánto costaron los premios?',
    none: 'Ningún programa da premios todavía.',
    reward: 'Premio',
    program: 'Programa',
    handedOut: 'Entregados',
    each: 'Cuesta uno',
    all: 'En total',
    say: 'Indicar',
    sayOf: (reward) => `Indicar lo que te cuesta ${reward}`,
    changeOf: (reward, cost) => `${cost}: cambiar lo que te cuesta ${reward}`,
    cost: 'En premios',
    discounts: 'Rebajado por descuentos y códigos',
    handedOutBefore: 'Entregados, período anterior',
    allBefore: 'En total, período anterior',
    unknown: (count, figure) =>
      plural(count, {
        one: 'Falta indicar lo que cuesta 1 premio.',
        many: `Falta indicar lo que cuestan ${figure} de premios.`,
        other: `Falta indicar lo que cuestan ${figure} premios.`,
      }),
    dialog: {
      title: (reward) => `¿Cuánto te cuesta ${reward}?`,
      description: 'Lo que pagas tú por uno: los ingredientes o el precio de compra. Los clientes no lo ven.',
      label: 'Lo que te cuesta uno',
      hint: 'Déjalo vacío si no lo sabes.',
      unreadable: 'Escribe un importe, como 1,20',
      save: 'Guardar',
      saving: 'Guardando…',
      cancel: 'Cancelar',
      saved: 'Guardado',
    },
  },
  forecast: {
    title: (days) => `Lo que se espera en los próximos ${days} días`,
    points: (outstanding, low, high, count) =>
      low === high
        ? `De los ${outstanding} ${pointWord(count)} se usarán unos ${low}.`
        : `De los ${outstanding} ${pointWord(count)} se usarán entre ${low} y ${high}.`,
    rewards: (outstanding, low, high) =>
      low === high
        ? `De los premios por tarjeta completa y los productos gratis sin usar (${outstanding}) se usarán unos ${low}.`
        : `De los premios por tarjeta completa y los productos gratis sin usar (${outstanding}) se usarán entre ${low} y ${high}.`,
    cost: (low, high) =>
      low === high ? `Eso te cuesta unos ${low}.` : `Eso te cuesta entre ${low} y ${high}.`,
    tested: (months, off) =>
      `Probado en ${months} meses pasados, este cálculo se desvió un ${off} en promedio.`,
    range:
      'El número real cae en este rango unas 8 veces de cada 10, siempre que los clientes sigan como hasta ahora.',
    pointsUnknown: (outstanding, count) => `¿Cuántos de los ${outstanding} ${pointWord(count)} se usarán?`,
    rewardsUnknown: (outstanding) =>
      `¿Cuántos de los premios por tarjeta completa y los productos gratis sin usar (${outstanding}) se usarán?`,
    cannotTell:
      'Aún no se puede saber: hace falta medio año en el que los clientes hayan usado lo que tenían, al menos 20 veces.',
  },
  worth: {
    title: '¿Vale la pena?',
    spending: {
      title: '¿Gastan los clientes más que al principio?',
      none: 'Aún no se puede saber: hacen falta clientes que se unieran hace medio año o más.',
      /** Goes on with what they paid. */
      customers: (count, figure) =>
        plural(count, {
          one: 'El único cliente que se unió hace entre medio año y un año y medio pagó',
          many: `Los ${figure} de clientes que se unieron hace entre medio año y un año y medio pagaron`,
          other: `Los ${figure} clientes que se unieron hace entre medio año y un año y medio pagaron`,
        }),
      compared: ({ customers, first, lately, change }) =>
        `${customers} ${first} en promedio en sus primeros 90 días y ${lately} en los últimos 90${change}. Incluye a quienes dejaron de venir. No dice por qué cambió.`,
    },
    campaigns: {
      title: '¿Traen clientes las campañas?',
      none: 'Aún no se ha enviado ninguna campaña. Cada una con 200 clientes o más deja fuera a algunos, para que veas lo que trajo.',
      uncompared: (came, messages, campaigns, count) =>
        `Aún no se puede saber: para comparar hace falta una campaña a 200 clientes o más, que deja fuera a algunos. Tras ${came} de los ${messages} mensajes de ${plural(count, { one: 'tu última campaña', many: `tus últimos ${campaigns} de campañas`, other: `tus últimas ${campaigns} campañas` })} el cliente vino en los 14 días siguientes, pero algunos habrían venido de todos modos.`,
      from: (campaigns, figure) =>
        plural(campaigns, {
          one: 'De tu última campaña.',
          many: `De tus últimos ${figure} de campañas en conjunto.`,
          other: `De tus últimas ${figure} campañas en conjunto.`,
        }),
    },
    triggers: {
      title: '¿Traen clientes los mensajes automáticos?',
      none: 'Aún no se puede saber: hace falta un mensaje automático con grupo de comparación, es decir, algunos clientes que no lo reciben. Verás lo que trae 14 días después de que el primero de ellos quede fuera.',
      from: 'De los últimos 90 días, todos en conjunto.',
    },
    verdicts: {
      more: (low, high) =>
        `Sí: de cada 100 clientes, en los 14 días siguientes vinieron entre ${low} y ${high} más de los que habrían venido de todos modos. Un rango así acierta 95 de cada 100 veces.`,
      fewer: (low, high) =>
        `No: de cada 100 clientes, en los 14 días siguientes vinieron entre ${low} y ${high} menos que sin los mensajes. Un rango así acierta 95 de cada 100 veces.`,
      unclear: (fewer, more) =>
        `Aún no se puede saber: de cada 100 clientes, puede que hayan alejado hasta a ${fewer} o traído hasta a ${more} más.`,
      'too few': 'Aún no se puede saber: son muy pocos clientes para comparar.',
    },
  },
}
