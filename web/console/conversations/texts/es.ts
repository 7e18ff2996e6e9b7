import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

export const texts: typeof english = {
  title: 'Conversaciones',
  description:
    'Los SMS que te escriben los clientes y tus respuestas. Cada SMS llega al último local que le escribió al cliente.',
  tabs: { label: 'Comunicaciones', history: 'Historial', conversations: 'Conversaciones' },
  andMore: (figure) => `${figure}+`,
  new: (figure, count) =>
    plural(count, {
      one: '1 SMS nuevo',
      many: `${figure} de SMS nuevos`,
      other: `${figure} SMS nuevos`,
    }),
  search: 'Buscar por nombre o teléfono',
  filter: 'Mostrar',
  filters: { open: 'Abiertas', unread: 'Sin leer', done: 'Terminadas', all: 'Todas' },
  list: 'Conversaciones',
  loading: 'Cargando las conversaciones…',
  failed: 'No se pudieron cargar las conversaciones.',
  retry: 'Intentar de nuevo',
  older: 'Ver conversaciones anteriores',
  loadingOlder: 'Cargando…',
  answered: 'Respondida',
  stopped: 'Ya no quiere SMS',
  done: 'Terminada',
  nothing: {
    open: {
      title: 'Todo está respondido',
      text: 'Los SMS nuevos de los clientes aparecen aquí cuando llegan.',
    },
    unread: { title: 'Nada nuevo', text: 'Has visto todos los SMS.' },
    done: {
      title: 'Aún no hay nada terminado',
      text: 'Las conversaciones que das por terminadas aparecen aquí.',
    },
    all: {
      title: 'Aún no hay SMS de clientes',
      text: 'Cuando un cliente responda a uno de tus SMS, aparecerá aquí.',
    },
    found: {
      title: 'No se encontró a nadie',
      text: 'Prueba con otro nombre o teléfono, o mira todas las conversaciones.',
    },
  },
  choose: {
    title: 'Elige una conversación',
    text: 'Aquí se muestran sus SMS y los datos del cliente.',
  },
  thread: {
    back: 'Todas las conversaciones',
    gone: 'Esta conversación ya no existe',
    goneText: 'Quizá el cliente se borró o se unió con otro.',
    failed: 'No se pudo cargar esta conversación.',
    texts: 'SMS',
    older: 'Ver SMS anteriores',
    finish: 'Dar por terminada',
    reopen: 'Abrir de nuevo',
    finished: 'Terminada. Vuelve cuando el cliente escriba otra vez.',
    failedAct: 'No funcionó',
    unknown: 'Ningún cliente tiene este número. Le escribiste antes.',
    add: 'Añadir como cliente',
    customer: 'Cliente',
    by: {
      person: (name) => name,
      campaign: (name) => `Campaña: ${name}`,
      trigger: (name) => `Automático: ${name}`,
      program: 'Automático',
    },
    keywords: {
      stop: 'Pidió no recibir más SMS',
      start: 'Pidió recibir SMS de nuevo',
      help: 'Pidió ayuda, y se le explicó qué son tus SMS y cómo dejar de recibirlos',
    },
    wrote: (words) => `«${words}»`,
  },
  answer: {
    label: 'Tu respuesta',
    counts: 'Las respuestas cuentan como SMS.',
    sends: (keys) => `Con ${keys} se envía.`,
    keys: { mac: '⌘ Enter', other: 'Ctrl Enter' },
    send: 'Enviar',
    sending: 'Enviando…',
    failed: 'No se envió la respuesta',
    unheard: 'El servidor no respondió. Inténtalo de nuevo: se envía una vez como máximo.',
    closed: 'Ahora no puedes responder',
    leave: 'Si aquí no queda nada por hacer, elige «Dar por terminada».',
    plans: 'Ver los planes',
  },
  customer: {
    title: 'El cliente',
    points: 'Puntos',
    visits: 'Visitas',
    lastVisit: 'Última visita',
    never: 'Aún no',
    unknown: 'No se sabe',
    rewards: 'Premios por usar',
    record: 'Ver la ficha',
    failed: 'No se pudieron cargar los datos del cliente.',
  },
}
