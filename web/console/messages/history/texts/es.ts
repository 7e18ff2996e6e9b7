import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')
const timesOf = (times: string, count: number) =>
  `${times} ${plural(count, { one: 'vez', many: 'de veces', other: 'veces' })}`

export const texts: typeof english = {
  title: 'Historial de comunicaciones',
  documentTitle: 'Comunicaciones',
  description:
    'Cada SMS y cada correo que envió tu local, qué fue de ellos y lo que los clientes respondieron por SMS.',
  descriptionOfMail: 'Cada correo que envió tu local y qué fue de él.',
  unread: 'Nuevo',
  received: 'SMS de un cliente',
  loading: 'Cargando tus mensajes…',
  failed: 'No se pudieron cargar tus mensajes.',
  retry: 'Intentar de nuevo',
  search: 'Buscar mensajes',
  searchHint: 'Destinatario, cliente, asunto o contenido',
  type: 'Tipo',
  types: { all: 'Todos los tipos', email: 'Correo', sms: 'SMS' },
  status: 'Estado',
  statuses: {
    all: 'Todos los estados',
    sent: 'Enviado',
    opened: 'Abierto',
    failed: 'Fallido',
    received: 'Recibido',
  },
  kinds: { email: 'Correo', sms: 'SMS' },
  columns: { to: 'Para', message: 'Mensaje', status: 'Estado', when: 'Enviado' },
  ofMessage: (who, when) => `${who}, ${when}`,
  older: 'Ver mensajes anteriores',
  loadingOlder: 'Cargando…',
  empty: {
    title: 'Aún no hay mensajes',
    text: 'Las bienvenidas, los premios, los cumpleaños y las campañas aparecen aquí en cuanto están en cola. Les llegan a los clientes que aceptaron recibirlos.',
  },
  nothing: {
    title: 'No se encontraron mensajes',
    text: 'Prueba con menos palabras, o mira todos los tipos y estados.',
    clear: 'Quitar los filtros',
  },
  opened: (times, count) => `Abierto ${timesOf(times, count)}`,
  machine: (times, count) =>
    `Descargado ${timesOf(times, count)} por un proxy de privacidad o un escáner, lo que no significa que alguien lo leyera`,
  states: {
    queued: 'Pendiente',
    sending: 'Enviando',
    accepted: 'Enviado',
    delivered: 'Entregado',
    rejected: 'Fallido',
    uncertain: 'Sin confirmar',
    withheld: 'Bloqueado',
    received: 'Recibido',
  },
  detail: {
    to: 'Para',
    customer: 'Cliente',
    status: 'Estado',
    why: 'Motivo',
    opens: 'Aperturas',
    firstOpened: (when) => `Abierto por primera vez: ${when}`,
    template: 'Plantilla',
    from: 'De',
    receivedAt: 'Recibido',
    answer: 'Abrir la conversación',
    by: 'Enviado por',
    queued: 'En cola',
    sent: 'Enviado',
    due: 'Sale',
    parts: 'Longitud',
    segments: (count) => `${count} SMS`,
    credits: (count) => `${count} créditos`,
    private:
      'Los códigos y los enlaces a tarjetas son solo para quien los recibe, por eso no se guardan aquí.',
    failed: 'No se pudo cargar este mensaje.',
  },
}
