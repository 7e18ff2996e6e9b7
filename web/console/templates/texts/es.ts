import { pluralsOf } from '#server/platform/text/plurals.ts'
import { fullStop } from '#web/format/fullStop.ts'
import type { texts as english, Trigger } from '../texts.ts'

const plural = pluralsOf('es')

const triggers: Record<Trigger, string> = {
  welcome: 'Bienvenida',
  reward_earned: 'Premio ganado',
  reward: 'Premio ganado',
  points_milestone: 'Meta de puntos',
  birthday: 'Cumpleaños',
  promotional: 'Promocional',
  custom: 'Personalizada',
}

const PLAINLY =
  'Łukasz se escribe Lukasz; un nombre en otro alfabeto se omite, y en su lugar se lee «cliente». En tu lista el nombre no cambia.'

export const texts: typeof english = {
  sms: {
    title: 'Plantillas de SMS',
    description: 'Lo que leen los clientes que aceptaron recibir SMS, y cuándo.',
    create: 'Nueva plantilla de SMS',
    none: 'Aún no hay plantillas de SMS',
  },
  email: {
    title: 'Plantillas de correo',
    description: 'Lo que leen los clientes que aceptaron recibir correos, y cuándo.',
    create: 'Nueva plantilla de correo',
    none: 'Aún no hay plantillas de correo',
  },
  toTriggers: 'Mensajes automáticos',
  noneText: 'Una plantilla se escribe una vez y se envía cada vez que llega su momento, o a mano.',
  loading: 'Cargando las plantillas…',
  loadFailed: 'No se pudieron cargar las plantillas.',
  retry: 'Intentar de nuevo',
  active: 'Activa',
  inactive: 'Inactiva',
  edit: 'Editar',
  editOf: (name) => `Editar ${name}`,
  activate: 'Activar',
  deactivate: 'Desactivar',
  toggleOf: (act, name) => `${act} ${name}`,
  toggling: 'Un momento…',
  toggleFailed: 'No se pudo activar o desactivar la plantilla',
  triggers,
  when: {
    welcome: 'Se envía cuando alguien se une.',
    reward: 'Se envía cuando un cliente gana un premio. El premio y su código van después del texto.',
    milestone: (points) =>
      `Se envía cuando un cliente pasa de ${points} puntos con una compra: si pasa varias metas a la vez, solo por la más alta, y por cada una solo una vez.`,
    birthday: (hour) => `Se envía el día del cumpleaños del cliente, a las ${fullStop(hour)}`,
    beforeBirthday: (days, n, hour) =>
      `Se envía ${days} ${plural(n, { one: 'día', many: 'de días', other: 'días' })} antes del cumpleaños del cliente, a las ${fullStop(hour)}`,
    byHand: 'Se envía a mano, desde la fila de un cliente.',
  },
  look: {
    title: 'Por ahora no sale ninguno de sus correos',
    text: (hosts) =>
      `Tu local es nuevo, y esta plantilla lleva a ${hosts}. Sus correos salen en cuanto hayamos revisado el enlace, o con tu primer pago. Sin el enlace salen al momento. Si no querías poner ningún enlace, deja un espacio después del punto.`,
    without: 'Quitar los enlaces',
    dropped: 'Los enlaces se quitaron',
    failed: 'No se quitaron los enlaces',
  },
  inTrigger: 'La hora, los días de antelación y un regalo se eligen en el mensaje automático.',
  off: 'Inactiva: no se envía.',
  sentBy: (title) => `La envía el mensaje automático «${title}».`,
  replaced: (name) => `No se envía: «${name}» es más nueva y también está activa.`,
  fields: {
    name: { label: 'Nombre', hint: 'Para tu equipo. Los clientes no lo ven.' },
    trigger_type: { label: 'Cuándo se envía' },
    milestones: { label: 'Metas', hint: 'Puntos, separados por comas.', affix: 'puntos' },
    subject: { label: 'Asunto' },
    message_template: { label: 'Mensaje' },
    body: { label: 'Texto', hint: 'Una línea vacía empieza un párrafo nuevo.' },
    blocks: { label: 'Diseño' },
    translations: { label: 'Idiomas' },
    plain_names: { label: 'Nombres simples' },
  },
  yes: 'Sí',
  no: 'No',
  languages: {
    label: 'Idioma',
    hint: 'El cliente que lee en uno de los otros idiomas recibe ese texto; todos los demás, tu propio texto.',
    own: 'Tu propio texto',
    add: 'Añadir un idioma',
    remove: (language) => `Quitar ${language}`,
    alsoIn: (list) => `También en: ${list}`,
  },
  insert: 'Insertar',
  placeholders: {
    business_name: 'Local',
    name: 'Nombre completo',
    firstName: 'Nombre',
    lastName: 'Apellido',
    points: 'Puntos',
    stamps: 'Sellos',
    nextReward: 'Próximo premio',
    toNextReward: 'Lo que le falta',
    email: 'Correo',
    code: 'Código',
  },
  preview: {
    as: 'Vista previa para',
    nobody: 'Cliente de ejemplo',
    unnamed: 'Un cliente sin nombre',
    empty: 'Lo que escribas se muestra aquí como lo lee un cliente.',
    failed: 'No se pudo mostrar la vista previa.',
  },
  cost: {
    link: {
      together: 'Quien se une recibe el enlace a su tarjeta en el mismo SMS.',
      apart:
        'Quien se une recibe el enlace a su tarjeta en un SMS aparte, que no gasta ninguno de los tuyos: juntos gastarían más.',
    },
    plain: (now, then) => `Con caracteres simples gasta ${then} SMS en vez de ${now}.`,
    usePlain: 'Usar caracteres simples',
    isPlain: 'Ahora el mensaje tiene caracteres simples.',
    takeBack: 'Deshacer',
    most: (name, segments) => `Para ${name} gasta ${segments} SMS.`,
    plainNames: 'Nombres simples si un nombre alarga el SMS',
    namesSave: (name, named, plain) =>
      `Para ${name} gasta ${named} SMS; con el nombre simple, ${plain}. ${PLAINLY}`,
    plainly: PLAINLY,
  },
  test: {
    send: 'Enviarme una prueba',
    sending: 'Enviando…',
    sent: (recipient) => `La prueba va en camino a ${recipient}`,
    failed: 'No se envió la prueba',
  },
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  saveFailed: (reason) => `No se pudo guardar la plantilla: ${reason}`,
  updated: 'Plantilla actualizada',
  created: 'Plantilla creada',
  milestonesWrong: 'Escribe números enteros separados por comas, como 100, 250.',
}
