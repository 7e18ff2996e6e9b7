import { pluralsOf } from '#server/platform/text/plurals.ts'
import { fullStop } from '#web/format/fullStop.ts'
import { triggerTitles } from '../../messages/triggerTexts/es.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')
const daysOf = (days: number) => `${days} ${plural(days, { one: 'día', many: 'de días', other: 'días' })}`
/** The count arrives as 'one or not', because the figure is formatted already. */
const customersOf = (n: string, one: boolean) => `${n} ${one ? 'cliente' : 'clientes'}`

export const texts: typeof english = {
  title: 'Mensajes automáticos',
  description: 'Lo que sale solo cuando llega su momento, a los clientes que lo aceptaron.',
  loading: 'Cargando los mensajes automáticos…',
  loadFailed: 'No se pudieron cargar los mensajes automáticos.',
  retry: 'Intentar de nuevo',
  titles: triggerTitles,
  causes: {
    welcome: 'Cuando alguien se une',
    reward: 'Cuando un cliente gana un premio',
    points_milestone: (points) => `Cuando un cliente pasa de ${points} puntos con una compra`,
    birthday: (days, hour) =>
      days === 0
        ? `Cuando un cliente cumple años, a las ${hour}`
        : `Cuando un cliente cumple años, ${daysOf(days)} antes, a las ${hour}`,
    expiry: (days, hour) => `${daysOf(days)} antes de que venza lo que un cliente ha sumado, a las ${hour}`,
    miss_you: (days, hour) => `Tras ${daysOf(days)} sin visitas, a las ${hour}`,
    nth_visit: (visit) => `Cuando un cliente hace la visita número ${visit}`,
    unused_reward: (days, hour) => `Cuando un premio lleva ${daysOf(days)} sin usarse, a las ${hour}`,
  },
  later: (delay) => `, ${delay} después`,
  sends: (names) => `: ${names}`,
  text: (name) => `SMS «${name}»`,
  email: (name) => `correo «${name}»`,
  someGift: 'Con un regalo.',
  suggestGift: 'Sin regalo. Con uno, los clientes tendrían un motivo para venir.',
  heldOut: (percent) => `El ${percent} de los clientes no recibe el mensaje, para comparar quién vuelve.`,
  owed: 'Sale siempre: el límite semanal no le afecta.',
  results: {
    none: 'No se envió a nadie en los últimos 90 días.',
    sent: (n) => `Enviados en los últimos 90 días: ${n}.`,
    came: (n, of, share) =>
      `De ${of} que lo recibieron hace al menos 14 días, en los 14 días siguientes volvieron ${n} (${share}).`,
    held: (n, of, share) => `De ${of} que no recibieron el mensaje, volvieron ${n} (${share}).`,
    verdicts: {
      more: (low, high) => `Hace volver a entre ${low} y ${high} clientes más de cada 100.`,
      fewer: (low, high) => `Con él vuelven entre ${low} y ${high} clientes menos de cada 100.`,
      unclear: () => 'Aún no se puede saber si hace volver a los clientes.',
      'too few': 'Aún son muy pocos para comparar.',
    },
  },
  edit: 'Editar',
  editOf: (title) => `Editar ${title}`,
  switchFailed: 'No se pudo activar o desactivar.',
  on: {
    title: (title) => `¿Activar «${title}»?`,
    counting: 'Contando quién lo recibiría…',
    waits: 'Nadie lo recibe de inmediato: espera al próximo cliente.',
    nobody: { today: 'Hoy no lo recibiría nadie. Empieza mañana.', tomorrow: 'Empieza mañana.' },
    meets: {
      today: (n, one) => `Hoy lo ${one ? 'recibiría' : 'recibirían'} ${customersOf(n, one)}`,
      tomorrow: (n, one) => `Empieza mañana: lo ${one ? 'recibiría' : 'recibirían'} ${customersOf(n, one)}`,
    },
    more: (count) => `${count} más`,
    past: 'Los clientes para los que ya es tarde no reciben nada.',
    bySms: 'Por SMS',
    byEmail: 'Por correo',
    each: (segments) => `Cada mensaje gasta ${segments} SMS.`,
    most: (name, segments) => `Para ${name} gasta ${segments}.`,
    plainly: (segments) => `Con el nombre simple gasta ${segments}: puedes elegirlo en su plantilla.`,
    link: {
      together: 'Quien se une recibe en él el enlace a su tarjeta.',
      apart: 'Quien se une recibe el enlace a su tarjeta en otro SMS, que no gasta ninguno de los tuyos.',
    },
    texts: (customers, segments) => `Clientes: ${customers}. SMS en total: ${segments}.`,
    emails: (customers) => `Clientes: ${customers}.`,
    textsWait: (at) => `Los SMS esperan hasta el ${fullStop(at)}`,
    left: (left) => `Quedan ${left} este mes.`,
    credits: (credits) => `Gasta ${credits} créditos.`,
    choose: 'Elige SMS o correos.',
    chooseEmails: 'Elige correos.',
    confirm: 'Activar',
    busy: 'Activando…',
  },
  form: {
    fields: {
      days: 'Días',
      daysBefore: 'Días antes',
      visit: 'Visita',
      sendHour: 'Hora',
      delay: 'Espera',
      unit: 'Unidad de la espera',
      holdout_percent: 'Grupo de comparación',
      gift: 'Regalo',
      valid_days: 'El regalo vale',
      sms_template_id: 'SMS',
      email_template_id: 'Correo',
    },
    sms: 'SMS',
    email: 'Correo',
    newest: 'La plantilla activa más nueva',
    none: 'Ninguna',
    made: 'Se crea al activarlo',
    days: {
      expiry: 'Días antes de que venza',
      miss_you: 'Días sin visitas',
      unused_reward: 'Días sin usarse',
    },
    visit: 'Visita',
    hour: 'Hora',
    hourHint: 'Según el reloj de tu local.',
    daysBefore: 'Días antes',
    daysBeforeHint: '0\u00a0=\u00a0el mismo día.',
    inTemplate: 'Sus puntos se eligen en la plantilla.',
    toTemplates: 'Ir a las plantillas',
    toWords: 'Cambiar el texto',
    delay: 'Espera',
    delayHint: 'Lo que para entonces ya no sea cierto no se envía, como el aviso de un premio que ya se usó.',
    units: { 1: 'minutos', 60: 'horas', 1440: 'días' },
    unit: 'Unidad',
    holdout: 'Grupo de comparación',
    holdoutHint:
      'Esta parte de los clientes, elegida al azar cada vez, no recibe el mensaje. Así puedes comparar quién volvió.',
    gift: 'Regalo',
    giftHint: 'Un motivo para venir ese día.',
    giftBackHint: 'Un motivo para volver.',
    noGiftYet:
      'Se pueden regalar premios de un programa de puntos y códigos de descuento. Aún no tienes ninguno.',
    toPrograms: 'Ir a los programas',
    noGift: 'Sin regalo',
    giftDays: 'El regalo vale',
    affixDays: 'días',
    wrong: 'Escribe un número entero.',
    cancel: 'Cancelar',
    save: 'Guardar',
    saving: 'Guardando…',
    saved: 'Guardado',
    failed: (reason) => `No se pudo guardar: ${reason}`,
  },
  cap: {
    title: 'Marketing por semana',
    description:
      'Lo máximo que recibe un cliente en siete días, campañas incluidas. Las bienvenidas, los premios y lo que está por vencer salen siempre.',
    label: { sms: 'SMS, como máximo', email: 'Correos, como máximo' },
    none: 'Sin límite',
    each: {
      sms: (n) => `${n} SMS por semana`,
      email: (n, one) => `${n} ${one ? 'correo' : 'correos'} por semana`,
    },
    saved: 'Límite guardado',
    failed: 'No se pudo guardar el límite',
    adminOnly: 'Solo un admin del local puede cambiarlo.',
  },
}
