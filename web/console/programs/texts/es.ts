import type { ProgramType } from '#server/loyalty/programs/config.ts'
import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english, FieldWords } from '../texts.ts'

type Words = Record<string, FieldWords>

const plural = pluralsOf('es')
const days = 'días'

const name: FieldWords = { label: 'Nombre del programa', hint: 'Los clientes lo leen en su tarjeta.' }

const fields: Record<ProgramType, (units: { one: string; off: string }) => Words> = {
  points: ({ one }) => ({
    name,
    pointsPerDollar: {
      label: `Puntos por cada ${one}`,
      hint: 'Las fracciones de punto se guardan para la próxima compra.',
    },
    minimumRedemption: {
      label: 'Mínimo para canjear',
      hint: 'Puntos que necesita un cliente para canjear un premio.',
      affix: 'puntos',
    },
    pointsExpireDays: {
      label: 'Los puntos vencen a los',
      hint: 'Se cuenta desde cada compra. 0\u00a0=\u00a0no\u00a0vencen.',
      affix: days,
    },
    welcomeBonus: {
      label: 'Bono de bienvenida',
      hint: 'Se da una sola vez, al unirse. 0\u00a0=\u00a0sin\u00a0bono.',
      affix: 'puntos',
    },
  }),
  stamp_card: () => ({
    name,
    stampsRequired: { label: 'Sellos necesarios', hint: 'De 2 a 20 por tarjeta.', affix: 'sellos' },
    cardExpireDays: {
      label: 'La tarjeta vence a los',
      hint: 'Se cuenta desde el primer sello. 0\u00a0=\u00a0no\u00a0vence.',
      affix: days,
    },
    rewardDescription: {
      label: 'Descripción del premio',
      hint: 'Lo que se gana con la tarjeta completa, por ejemplo «Tu décimo pan, gratis».',
    },
    allowMultipleCards: {
      label: 'Permitir varias tarjetas',
      hint: 'Los sellos que sobran pasan a la siguiente tarjeta. Si no lo marcas, la caja los rechaza.',
    },
  }),
  rebate_code: ({ off }) => ({
    name,
    discountType: { label: 'Tipo de descuento' },
    discountValue: { label: 'Valor del descuento', affix: off },
    codePrefix: {
      label: 'Prefijo del código',
      hint: 'Hasta 6 letras y cifras; después van 8 al azar.',
    },
    validDays: {
      label: 'Válido durante',
      hint: 'Se cuenta desde el día en que el cliente recibe el código.',
      affix: days,
    },
    singleUse: { label: 'Un solo uso', hint: 'Si no lo marcas, el código sirve hasta que venza.' },
  }),
  discount: () => ({
    name,
    tiers: {
      label: 'Niveles',
      hint: 'En cada compra se aplica el nivel más alto que el cliente alcanzó con sus visitas anteriores.',
    },
  }),
  free_item: () => ({
    name,
    itemName: { label: 'Nombre del producto', hint: 'Por ejemplo «Rollo de canela».' },
    itemDescription: { label: 'Descripción del producto' },
    requiredPurchases: {
      label: 'Compras necesarias',
      hint: 'Después de estas compras, el producto sale gratis.',
      affix: 'compras',
    },
    validDays: {
      label: 'Válido durante',
      hint: 'El tiempo que tiene el cliente para usar el producto ganado.',
      affix: days,
    },
    recurring: {
      label: 'Se repite',
      hint: 'La cuenta empieza de nuevo tras cada producto gratis. Si no lo marcas, se da una sola vez.',
    },
  }),
}

export const texts: typeof english = {
  title: 'Programas de fidelidad',
  description: 'Lo que suman los clientes cuando vuelven.',
  count: (used, allowed, count) =>
    `${used} de ${allowed} ${plural(count, { one: 'programa', many: 'de programas', other: 'programas' })}`,
  create: 'Crear programa',
  loading: 'Cargando los programas',
  types: {
    points: { label: 'Puntos', text: 'Puntos por lo que gastan los clientes, para canjear por tus premios.' },
    stamp_card: {
      label: 'Tarjeta de sellos',
      text: 'Un sello en cada visita; con la tarjeta completa se gana un premio.',
    },
    rebate_code: {
      label: 'Código de descuento',
      text: 'Un código personal para pagar menos, al unirse o cuando tú quieras.',
    },
    discount: { label: 'Descuento', text: 'Cuanto más vienen los clientes, más descuento tienen.' },
    free_item: { label: 'Producto gratis', text: 'Cada tantas compras, algo sale gratis.' },
  },
  status: { active: 'Activo', paused: 'En pausa' },
  pause: 'Pausar',
  activate: 'Activar',
  edit: 'Editar',
  rewards: 'Premios',
  of: (program) => `: ${program}`,
  pausedNote: 'Mientras está en pausa nadie suma. Lo que tienen los clientes sigue valiendo.',
  more: (program) => `Más opciones de ${program}`,
  duplicate: 'Duplicar',
  archive: 'Archivar',
  restore: 'Recuperar',
  archivedTitle: (figure) => `Archivados (${figure})`,
  archivedDone: (program) => `${program} está archivado`,
  archivedText: 'Ya nadie suma en él. Lo que tienen los clientes sigue valiendo, y puedes recuperarlo.',
  restoredDone: (program) => `${program} está de vuelta, en pausa`,
  restoredText: 'Actívalo cuando quieras que los clientes vuelvan a sumar.',
  archiveFailed: (program) => `No se pudo archivar ${program}`,
  restoreFailed: (program) => `No se pudo recuperar ${program}`,
  noMembers: 'Nadie tiene todavía esta tarjeta. Los clientes la reciben en su próxima visita o al unirse.',
  noRewards: 'Aún no hay premios: los clientes suman puntos y no tienen en qué usarlos.',
  firstReward: 'Añadir el primer premio',
  noStampReward:
    'Falta indicar qué se gana con la tarjeta completa: los clientes no saben para qué suman sellos.',
  stampReward: 'Indicar qué se gana',
  toggleFailed: {
    pause: (program) => `No se pudo pausar ${program}`,
    activate: (program) => `No se pudo activar ${program}`,
  },
  numbers: {
    members: 'Participantes',
    points_outstanding: 'Puntos sin usar',
    points_earned: 'Puntos ganados',
    rewards_issued: 'Premios dados',
    stamps_open: 'Sellos en tarjetas abiertas',
    claimed: 'Premios canjeados',
    waiting: 'Por usar',
    redeemed: 'Premios usados',
    codes: 'Códigos dados',
    codesWaiting: 'Códigos vigentes',
    codesUsed: 'Códigos usados',
    items: 'Productos ganados',
    itemsWaiting: 'Por entregar',
    itemsCollected: 'Productos entregados',
    purchases: 'Compras contadas',
    visits: 'Visitas contadas',
    active: (figure) => `${figure} con actividad en 30 días`,
    recent: (figure) => `${figure} en 30 días`,
  },
  failed: {
    title: 'No se pudieron cargar los programas',
    text: (message) => `Los programas no se cargaron: ${message}`,
    retry: 'Intentar de nuevo',
  },
  empty: {
    title: 'Aún no hay programas',
    text: 'Elige cómo suman los clientes. Empieza en cuanto lo creas, y el próximo cliente que se una recibe esta tarjeta.',
  },
  createDialog: {
    title: 'Crear programa',
    choose: '¿Cómo suman los clientes?',
    back: 'Atrás',
    cancel: 'Cancelar',
    submit: 'Crear programa',
    busy: 'Creando…',
    done: (program) => `${program} está en marcha`,
    doneText: {
      points: 'Los clientes suman desde su próxima compra.',
      stamp_card: 'Los clientes suman desde su próxima visita.',
      rebate_code: 'Los clientes reciben su código en la próxima visita o al unirse.',
      discount: 'Cuentan también las visitas que los clientes ya hicieron.',
      free_item: 'Las compras de los clientes cuentan desde ahora.',
    },
    full: (figure, count) =>
      count === 1
        ? 'El único programa de tu plan ya está en uso.'
        : `Los ${figure} programas de tu plan están en uso.`,
  },
  editDialog: {
    title: 'Editar programa',
    submit: 'Guardar cambios',
    busy: 'Guardando…',
    done: (program) => `${program} está guardado`,
    keeps: {
      points: 'Los puntos ya ganados conservan su fecha de vencimiento.',
      stamp_card:
        'Las tarjetas ya empezadas conservan sus casillas y su último día; los premios ganados siguen igual.',
      rebate_code: 'Los códigos ya dados conservan su valor y su último día.',
      discount: 'Los niveles nuevos se aplican desde la próxima compra de cada cliente.',
      free_item:
        'Las cuentas ya empezadas conservan su número de compras; los productos ganados siguen igual.',
    },
  },
  preview: 'Así es la tarjeta que reciben los clientes',
  fields,
  discountTypes: { percentage: 'Porcentaje', fixed: 'Importe fijo' },
  tiers: {
    row: (number) => `Nivel ${number}`,
    visits: 'Visitas',
    discount: 'Descuento',
    percent: '%',
    add: 'Añadir nivel',
    remove: (number) => `Quitar el nivel ${number}`,
    said: (visits, discount) => `${visits} visitas: ${discount} por ciento de descuento`,
  },
  errors: {
    missing: 'Completa este campo',
    tooLong: (most) => `Máximo ${most} caracteres`,
    noNumber: 'Escribe un número, como 1000 o 2,5',
    range: (min, max) => `De ${min} a ${max}`,
    whole: 'Escribe un número entero',
    step: (step) => `En pasos de ${step}`,
    sameVisits: 'Otro nivel tiene las mismas visitas',
  },
  ticked: { yes: 'sí', no: 'no' },
  catalogue: {
    title: (program) => `Premios de ${program}`,
    description: 'Lo que los clientes pueden canjear con sus puntos, en la caja o desde su tarjeta.',
    add: 'Añadir premio',
    loading: 'Cargando los premios',
    failed: 'No se pudieron cargar los premios.',
    empty: {
      title: 'Aún no hay premios',
      text: 'Hasta que haya uno, los clientes suman puntos y no tienen en qué usarlos. Empieza con algo pequeño que alcancen en pocas visitas.',
    },
    price: (figure, count) =>
      `${figure} ${plural(count, { one: 'punto', many: 'de puntos', other: 'puntos' })}`,
    stock: (figure, count) =>
      count === 0
        ? 'No queda ninguno'
        : `${plural(count, { one: 'Queda', many: 'Quedan', other: 'Quedan' })} ${figure}`,
    valid: (count) =>
      count === 0
        ? 'Una vez canjeado, no vence'
        : `Una vez canjeado, vale ${count} ${plural(count, { one: 'día', many: 'de días', other: 'días' })}`,
    issued: (figure) => `Canjeados: ${figure}`,
    waiting: (figure) => `Por usar: ${figure}`,
    redeemed: (figure) => `Usados: ${figure}`,
    actions: (reward) => `Acciones para ${reward}`,
    edit: 'Editar',
    archive: 'Archivar',
    archived: (count) => `Archivados (${count})`,
    newTitle: 'Añadir premio',
    editTitle: 'Editar premio',
    editNote: 'Lo que los clientes ya canjearon conserva sus condiciones.',
    back: 'Atrás',
    create: 'Añadir premio',
    creating: 'Añadiendo…',
    save: 'Guardar cambios',
    saving: 'Guardando…',
    fields: (minimum, count) => ({
      name: { label: 'Nombre del premio', hint: 'Por ejemplo «Bebida caliente, cualquier tamaño».' },
      description: { label: 'Descripción' },
      points_price: {
        label: 'Precio en puntos',
        hint: `En este programa se puede canjear a partir de ${minimum} ${plural(count, { one: 'punto', many: 'de puntos', other: 'puntos' })}.`,
        affix: 'puntos',
      },
      stock: { label: 'Existencias', hint: 'Cuántos hay. Déjalo vacío si no hay límite.' },
      valid_days: {
        label: 'Una vez canjeado, vale',
        hint: 'Si no se usa en ese plazo, los puntos vuelven al cliente. 0\u00a0=\u00a0sin\u00a0límite.',
        affix: days,
      },
    }),
    confirm: {
      title: (reward) => `¿Archivar ${reward}?`,
      text: (waiting, figure) =>
        waiting === 0
          ? 'Los clientes ya no podrán canjearlo. No se puede deshacer.'
          : `Los clientes ya no podrán canjearlo. ${plural(waiting, { one: `Queda ${figure} ya canjeado sin usar, que sigue`, many: `Quedan ${figure} ya canjeados sin usar, que siguen`, other: `Quedan ${figure} ya canjeados sin usar, que siguen` })} valiendo. No se puede deshacer.`,
      cancel: 'Cancelar',
      submit: 'Archivar',
      busy: 'Archivando…',
    },
    staleArchive: 'Alguien cambió este premio mientras tanto. Míralo de nuevo antes de archivarlo.',
  },
}
