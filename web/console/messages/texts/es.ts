import { fullStop } from '#web/format/fullStop.ts'
import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  sms: {
    title: 'SMS rápido',
    to: (name, phone) => `Para ${name}, ${phone}`,
    choose: 'Elige una plantilla',
    none: 'No hay plantillas de SMS activas',
    noneText: 'Activa una de las tuyas y podrás elegirla aquí.',
    send: 'Enviar SMS',
    sending: 'Enviando…',
    sent: 'SMS enviado',
    failed: 'No se pudo enviar el SMS',
    goes: (when) => `El SMS sale el ${when}`,
    goesText: 'Ahora es horario de descanso. Hasta entonces puedes leerlo en el historial.',
    long: (segments) => `No cabe en un solo SMS: gasta ${segments} SMS.`,
    unicode: 'Con un carácter especial, en un SMS cabe solo la mitad.',
  },
  email: {
    title: 'Correo rápido',
    to: (name, email) => `Para ${name}, ${email}`,
    choose: 'Elige una plantilla',
    none: 'No hay plantillas de correo activas',
    noneText: 'Activa una de las tuyas y podrás elegirla aquí.',
    send: 'Enviar correo',
    sending: 'Enviando…',
    sent: 'Correo enviado',
    failed: 'No se pudo enviar el correo',
    goes: (when) => `El correo sale el ${when}`,
    goesText: 'Hasta entonces puedes leerlo en el historial.',
  },
  loading: 'Cargando las plantillas…',
  loadFailed: 'No se pudieron cargar las plantillas.',
  previewFailed: 'No se pudo mostrar la vista previa.',
  retry: 'Intentar de nuevo',
  change: 'Cambiar de plantilla',
  preview: 'Vista previa',
  subject: 'Asunto',
  mail: 'El correo como se lee',
  screens: { legend: 'Ver como en', phone: 'Teléfono', desktop: 'Escritorio' },
  size: (characters, segments) => `${characters} caracteres, ${segments} SMS`,
  leadOver:
    'Los enlaces salen como enlaces nuestros, más cortos, para que veas quién los abre: este es el tamaño con que se envía.',
  takes: {
    allowance: (n, left) =>
      left === null
        ? `gasta ${n} SMS de tu plan, que no tiene límite`
        : `gasta ${n} de ${left} SMS disponibles`,
    credits: (n, left) => `gasta ${n} de ${left} créditos`,
    nothing: 'no gasta créditos',
  },
  willGo: (when) => `Ahora es horario de descanso: saldrá el ${fullStop(when)}`,
  plans: 'Ver los planes',
  cancel: 'Cancelar',
  close: 'Cerrar',
  slow: 'Va en camino',
  slowText: 'El proveedor aún no ha respondido. En el historial se ve qué fue de él.',
  uncertain: 'No pudimos saber si llegó',
  uncertainText: 'No se vuelve a enviar solo, para que nadie lo reciba dos veces.',
  proof: {
    title: 'No sale ningún SMS ni correo hasta que se confirme la dirección de correo',
    owner: (email) =>
      `Enviamos un enlace a ${email}. Ábrelo, y tus clientes podrán recibir SMS y correos: tarjetas, códigos y novedades.`,
    member:
      'El admin de este local aún no ha confirmado su correo. Hasta entonces ningún cliente recibe SMS ni correos.',
    resend: 'Enviar el correo de nuevo',
    resent: (email) => `Va otro enlace en camino a ${email}`,
  },
  proofOfMail: {
    title: 'No sale ningún correo hasta que se confirme la dirección de correo',
    owner: (email) =>
      `Enviamos un enlace a ${email}. Ábrelo, y tus clientes podrán recibir correos: bienvenidas, premios y novedades.`,
    member:
      'El admin de este local aún no ha confirmado su correo. Hasta entonces ningún cliente recibe correos.',
  },
  unheard: 'No hubo respuesta. Inténtalo de nuevo: se envía una vez como máximo.',
}
