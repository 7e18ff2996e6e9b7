import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

export const texts: typeof english = {
  title: 'Campañas',
  description: 'Un mensaje para muchos clientes que lo aceptaron, y lo que trajo.',
  tabs: { all: 'Todas', email: 'Correo', sms: 'SMS' },
  filter: 'Qué campañas',
  create: 'Nueva campaña',
  loading: 'Cargando las campañas…',
  loadFailed: 'No se pudieron cargar las campañas.',
  retry: 'Intentar de nuevo',
  more: 'Ver campañas anteriores',
  loadingMore: 'Cargando…',
  empty: {
    title: 'Aún no hay campañas',
    text: 'Escribe una vez a todos, o a los de un segmento: un café nuevo, un martes tranquilo, un código para volver. Antes de que salga ves a cuántos llega y lo que gasta.',
  },
  noneOf: {
    email: 'Aún no hay campañas de correo',
    sms: 'Aún no hay campañas de SMS',
  },
  columns: { name: 'Campaña', status: 'Estado', recipients: 'Destinatarios', when: 'Cuándo' },
  types: { email: 'Correo', sms: 'SMS' },
  statuses: {
    draft: 'Borrador',
    scheduled: 'Programada',
    sending: 'Enviando',
    sent: 'Enviada',
    paused: 'En pausa',
    cancelled: 'Cancelada',
    failed: 'Fallida',
  },
  customers: (count, n) =>
    `${count} ${plural(n, { one: 'cliente', many: 'de clientes', other: 'clientes' })}`,
  recipients: (count, n) =>
    `${count} ${plural(n, { one: 'destinatario', many: 'de destinatarios', other: 'destinatarios' })}`,
  notChosen: 'Se eligen al enviarla',
  when: {
    draft: (when) => `Creada el ${when}`,
    scheduled: (when) => `Sale el ${when}`,
    started: (when) => `Empezó el ${when}`,
    sent: (when) => `Enviada el ${when}`,
  },
  dialog: {
    title: 'Nueva campaña',
    toPicked: (customers) => `Para los que elegiste: ${customers}.`,
    description: 'De momento, un borrador: no le llega a nadie hasta que la envíes.',
    name: { label: 'Nombre', hint: 'Para tu equipo. Los clientes no lo ven.' },
    type: 'Tipo',
    types: {
      sms: { label: 'SMS', description: 'Corto, y se lee en minutos. Gasta SMS de tu plan.' },
      email: { label: 'Correo', description: 'Cabe más, y lleva asunto.' },
    },
    emailPlan: (plans, count) =>
      `Las campañas de correo vienen con ${plural(count, { one: 'el plan', many: 'los planes', other: 'los planes' })} ${plans}.`,
    cancel: 'Cancelar',
    submit: 'Crear borrador',
    submitting: 'Creando…',
    nameless: 'Escribe un nombre',
  },
}
