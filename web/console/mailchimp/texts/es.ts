import { pluralsOf } from '#server/platform/text/plurals.ts'
import { fullStop } from '#web/format/fullStop.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

export const texts: typeof english = {
  title: 'Mailchimp',
  description:
    'Los clientes que aceptaron recibir correos pasan a una audiencia tuya, con una etiqueta por cada uno de sus programas. Quien se da de baja ahí o aquí queda dado de baja en los dos lados, y nosotros no volvemos a suscribirlo.',
  loading: 'Cargando la sincronización con Mailchimp…',
  failed: 'No se pudo cargar la sincronización con Mailchimp.',
  retry: 'Intentar de nuevo',
  upgrade: (plans) => `Mailchimp viene con los planes ${plans}.`,
  rests: 'Tu plan ya no incluye Mailchimp: lo que cambie espera aquí hasta que lo incluya.',
  key: 'Clave de API de Mailchimp',
  keyHint: 'Se crea en Mailchimp, en Profile, Extras, API keys. Termina en un lugar, como «-us21».',
  keyKept: (end) => `Se conserva la clave que termina en ${end}. Si escribes una nueva, la sustituye.`,
  connect: 'Conectar',
  connecting: 'Preguntando a Mailchimp…',
  saveKey: 'Guardar otra clave',
  saved: 'Mailchimp aceptó la clave',
  notSaved: 'No se pudo guardar la clave',
  audience: 'Audiencia',
  audienceHint:
    'Primero se da de baja en ella a quienes se dieron de baja aquí, sin importar quién los añadió. Si un cliente se borró sin darse de baja y lo habías añadido tú a la audiencia, solo tú puedes eliminarlo ahí.',
  choose: 'Elige una audiencia',
  noAudiences:
    'Esta cuenta aún no tiene ninguna audiencia. Crea una en Mailchimp y vuelve a abrir esta página.',
  start: 'Sincronizar esta audiencia',
  starting: 'Empezando…',
  started: 'Tus clientes van camino a Mailchimp',
  notStarted: 'No se pudo elegir la audiencia',
  isRead: (name) => `Conectado con «${name}». Antes de sincronizar a nadie se leen sus contactos.`,
  synced: (name) => `Sincronizado con «${name}».`,
  reading: 'Buscando en la audiencia a clientes que se dieron de baja aquí',
  startsReading: 'Empezando…',
  sending: 'Clientes en camino',
  progress: (done, total) => `${done} de ${total}`,
  subscribed: 'Suscritos',
  left: 'Dados de baja, ahí o aquí',
  waiting: 'En espera',
  refusedThere: 'Rechazados por Mailchimp',
  tellsAtOnce: 'Mailchimp nos dice al momento quién se da de baja.',
  asksNightly:
    'Mailchimp no pudo contactar con nosotros, así que cada noche le preguntamos quién se dio de baja. Elige la audiencia de nuevo para que lo vuelva a intentar.',
  checked: (when) => `Última consulta: ${fullStop(when)}`,
  refused: {
    title: 'Mailchimp rechaza tu clave',
    next: 'No se sincroniza nada hasta que lo arregles, y lo que cambie espera aquí. Mira en Mailchimp si la clave y la audiencia siguen existiendo, y guarda una clave abajo.',
  },
  trouble: {
    title: 'Mailchimp no responde como debería',
    next: (when) => `Se intenta de nuevo solo; la próxima vez: ${when}. No se pierde nada.`,
  },
  failures: {
    title: (count, n) =>
      plural(n, {
        one: `${count} cliente fue rechazado`,
        many: `${count} de clientes fueron rechazados`,
        other: `${count} clientes fueron rechazados`,
      }),
    next: 'Corrige sus direcciones e inténtalo de nuevo con ellos.',
    again: 'Intentar de nuevo',
    busy: 'Intentando…',
  },
  disconnect: 'Desconectar',
  removal: {
    title: '¿Desconectar Mailchimp?',
    text: 'La clave se olvida y ya no se sincroniza nada. Quien se dé de baja o se borre aquí desde ahora sigue suscrito en Mailchimp hasta que conectes de nuevo la misma audiencia. Quien nunca dio aquí su consentimiento, o está en otra audiencia, se queda hasta que lo quites tú ahí.',
    confirm: 'Desconectar',
    busy: 'Desconectando…',
    done: 'Mailchimp está desconectado',
  },
}
