import { pluralsOf } from '#server/platform/text/plurals.ts'
import { fullStop } from '#web/format/fullStop.ts'
import type { exclusionWords as englishExclusions, draftTexts as englishTexts } from '../texts.ts'

const plural = pluralsOf('es')
/** The verb of one customer, and of several. */
const verb = (one: string, other: string) => (n: number) => plural(n, { one, many: other, other })

export const exclusionWords: typeof englishExclusions = {
  sms: {
    no_address: verb('no tiene teléfono', 'no tienen teléfono'),
    not_agreed: verb('no aceptó recibir SMS', 'no aceptaron recibir SMS'),
    stopped: verb('respondió STOP', 'respondieron STOP'),
    not_mobile: verb('tiene un número que no recibe SMS', 'tienen un número que no recibe SMS'),
    country: verb(
      'tiene un número de un país al que no envías SMS',
      'tienen un número de un país al que no envías SMS',
    ),
    paused: verb('pausó tus mensajes por ahora', 'pausaron tus mensajes por ahora'),
    left_topic: verb('no quiere ofertas ni novedades', 'no quieren ofertas ni novedades'),
    over_cap: verb(
      'ya recibió los SMS que permites por semana',
      'ya recibieron los SMS que permites por semana',
    ),
    same_address: verb(
      'comparte número con otro cliente, que sí recibe el SMS',
      'comparten número con otro cliente, que sí recibe el SMS',
    ),
  },
  email: {
    no_address: verb('no tiene correo', 'no tienen correo'),
    not_agreed: verb('no aceptó recibir correos', 'no aceptaron recibir correos'),
    stopped: verb('se dio de baja', 'se dieron de baja'),
    not_mobile: verb('no puede recibirlo', 'no pueden recibirlo'),
    country: verb('no puede recibirlo', 'no pueden recibirlo'),
    paused: verb('pausó tus mensajes por ahora', 'pausaron tus mensajes por ahora'),
    left_topic: verb('no quiere ofertas ni novedades', 'no quieren ofertas ni novedades'),
    over_cap: verb(
      'ya recibió los correos que permites por semana',
      'ya recibieron los correos que permites por semana',
    ),
    same_address: verb(
      'comparte dirección con otro cliente, que sí recibe el correo',
      'comparten dirección con otro cliente, que sí recibe el correo',
    ),
  },
}

export const draftTexts: typeof englishTexts = {
  name: { label: 'Nombre', hint: 'Para tu equipo. Los clientes no lo ven.' },
  steps: {
    who: 'Quién la recibe',
    what: 'Qué dice',
    offer: 'Un premio o código para cada cliente',
    how: 'Cómo sale',
    ahead: 'Antes de que salga',
  },
  audience: {
    label: 'Público',
    all: { label: 'Todos', description: 'De todos tus clientes, los que lo aceptaron.' },
    segment: { label: 'Un segmento', description: 'Quienes estén en él al enviarla.' },
    picked: { label: 'Elegidos a mano', description: 'Hasta 1000 clientes que elijas tú.' },
  },
  segment: { label: 'Segmento', none: 'Elige un segmento', missing: 'Elige un segmento' },
  picked: {
    label: 'Clientes elegidos',
    search: 'Añadir un cliente',
    searchHint: 'Nombre, correo, teléfono o ID de cliente',
    none: 'Aún no elegiste a nadie.',
    nobody: 'No se encontró a nadie que no esté ya elegido.',
    count: (count, n) =>
      `${count} ${plural(n, { one: 'cliente elegido', many: 'de clientes elegidos', other: 'clientes elegidos' })}`,
    add: (name) => `Añadir a ${name}`,
    remove: (name) => `Quitar a ${name}`,
    gone: 'Un cliente que ya no existe',
    more: (count) => `Ver ${count} más`,
    full: 'A mano no se pueden elegir más. En un segmento caben más.',
    clear: 'Quitar todos',
  },
  copyFrom: 'Empezar con una plantilla',
  noCopy: 'Elige una para copiar su texto',
  copied: (name) => `El texto de «${name}» ya está puesto`,
  undo: 'Deshacer',
  subject: { label: 'Asunto' },
  body: {
    sms: { label: 'Texto' },
    email: { label: 'Texto', hint: 'Una línea vacía empieza un párrafo nuevo.' },
  },
  code: 'Código',
  first: 'Primer texto',
  second: 'Segundo texto',
  ofText: (label, which) => `${label}, ${which.toLowerCase()}`,
  two: {
    label: 'Probar dos textos',
    hint: 'Cada cliente recibe uno de los dos al azar. Después ves cuál funcionó mejor.',
  },
  offer: {
    label: 'Lo que recibe cada cliente',
    none: 'Nada',
    rewards: 'Premios',
    codes: 'Códigos de descuento',
    hint: 'Cada cliente recibe uno propio, que se crea al enviar su mensaje.',
    inText: {
      sms: 'Pon {code} en el texto, donde deba aparecer.',
      email: 'Pon {code} en el texto, donde deba aparecer, o, si usas bloques, añade «Premio y código».',
    },
    paused: (name) => `${name} (en pausa)`,
    gone: 'Algo que ya no se ofrece',
    days: 'Válido durante',
    affixDays: 'días',
    stock: (left, n) =>
      plural(n, {
        one: 'Queda 1. Cuando se dé, la campaña se pausa y lo dice.',
        many: `Quedan ${left}. Cuando se den todos, la campaña se pausa y lo dice.`,
        other: `Quedan ${left}. Cuando se den todos, la campaña se pausa y lo dice.`,
      }),
    nothing:
      'Aún no tienes premios ni un programa de códigos de descuento. Con uno, cada cliente puede recibir el suyo.',
    toPrograms: 'Ir a los programas',
  },
  holdout_percent: {
    label: 'Grupo de comparación',
    hint: 'Esta parte de los clientes, elegida al azar, no recibe el mensaje, y así puedes comparar quién volvió. A partir de 200 destinatarios.',
    picked: 'La reciben todos los que elegiste: no hay grupo de comparación.',
  },
  throttle_per_minute: {
    label: 'Por minuto, como máximo',
    hint: 'Déjalo vacío para enviar lo más rápido posible. Con un límite no llegan todos a la vez a tu caja.',
    affix: 'mensajes',
  },
  wholeNumber: (min, max) => `Escribe un número entero de ${min} a ${max}`,
  forecast: {
    title: 'Si saliera ahora',
    counting: 'Contando…',
    failed: 'No se pudo contar.',
    retry: 'Intentar de nuevo',
    unsaved: 'Se contó lo que está guardado. Guarda para contar lo que cambiaste.',
    people: 'En el público',
    left: 'No la reciben',
    heldOut: 'Grupo de comparación',
    about: (count) => `unos ${count}`,
    recipients: 'Destinatarios',
    segments: 'SMS en total',
    cost: 'Gasta',
    allowance: (n, left) => (left === null ? `${n} SMS de tu plan` : `${n} de ${left} SMS disponibles`),
    credits: (n, left) => `${n} de ${left} créditos`,
    nothing: 'nada',
    looked: (hosts) =>
      `Tu local es nuevo, y este envío lleva a ${hosts}: alguien de Regulars lo revisa antes de que salga. Después de pulsar Enviar también puedes quitar esos enlaces.`,
    goes: (when) => `Ahora es horario de descanso: los SMS empiezan a salir el ${fullStop(when)}`,
  },
  save: 'Guardar borrador',
  saving: 'Guardando…',
  saved: 'Borrador guardado',
  allSaved: 'Todo guardado',
  notSaved: 'Sin guardar',
  saveFailed: (message) => `No se guardó el borrador: ${message}`,
  send: 'Enviar…',
  audienceSaid: { all: 'todos', segment: 'un segmento', picked: 'elegidos a mano' },
  yes: 'sí',
  no: 'no',
  another: 'otra opción',
  layout: 'Diseño',
  delete: 'Eliminar borrador',
  confirmDelete: {
    title: (name) => `¿Eliminar el borrador «${name}»?`,
    text: 'No le ha llegado a nadie. No se puede recuperar.',
    confirm: 'Eliminar borrador',
    busy: 'Eliminando…',
    done: 'Borrador eliminado',
  },
  start: {
    title: (name) => `¿Enviar «${name}»?`,
    when: 'Cuándo',
    now: {
      label: 'Ahora',
      description: { sms: 'Dentro de tu horario para SMS.', email: 'Lo más rápido posible.' },
    },
    later: { label: 'Más tarde', description: 'Los destinatarios se eligen en ese momento.' },
    at: { label: 'Día y hora' },
    zone: (zone) => `Según el reloj de tu local (${zone}).`,
    notAfter: {
      label: 'No después de',
      hint: 'Lo que para entonces no haya salido no se envía, como una oferta para hoy. Puede quedar vacío.',
    },
    choose: 'Elige un día y una hora',
    address: {
      label: 'Dirección postal de tu local',
      hint: 'Va al pie de todos los correos publicitarios: la ley la exige. Se guarda en Ajustes.',
      missing: 'Escribe la dirección postal de tu local',
      askAdmin:
        'Los correos publicitarios necesitan la dirección postal de tu local. Un admin del local tiene que añadirla antes en Ajustes.',
    },
    cancel: 'Cancelar',
    submitNow: 'Enviar ahora',
    submitLater: 'Programar',
    submitting: 'Un momento…',
    begun: 'La campaña va en camino',
    scheduled: (when) => `Sale el ${when}`,
  },
}
