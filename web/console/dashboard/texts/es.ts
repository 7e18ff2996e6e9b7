import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

export const texts: typeof english = {
  documentTitle: 'Inicio',
  welcome: (company) => `Hola, ${company}`,
  trial: {
    daysLeft: (plan, days) =>
      `${plural(days, { one: `Queda ${days} día`, many: `Quedan ${days} de días`, other: `Quedan ${days} días` })} de tu prueba de ${plan}`,
    over: (plan) => `Tu prueba ha terminado y el local está en el plan ${plan}`,
    subscriptionOver: (plan) => `Tu suscripción ha terminado y el local está en el plan ${plan}`,
    ended: (date) => `Terminó el ${date}.`,
    ends: (date) => `Termina el ${date}.`,
    viewPlans: 'Ver planes',
    kept: 'Tus clientes conservan todo lo que han sumado.',
  },
  today: {
    title: 'Hoy',
    print: 'Resumen del día',
    none: 'Hoy todavía no ha venido nadie.',
    customers: (count, figure) =>
      `${figure} ${plural(count, { one: 'cliente', many: 'de clientes', other: 'clientes' })}`,
    taken: 'Pagado',
    visits: 'Visitas',
    joined: 'Clientes nuevos',
    handedOut: 'Premios entregados',
    who: 'Quién ha venido',
    more: (count) => `y ${count} más`,
  },
  waiting: {
    title: 'Pendiente',
    none: 'No hay nada pendiente: ni premios por entregar ni SMS por leer.',
    noneByMail: 'No hay nada pendiente: ningún premio por entregar.',
    rewards: (rewards, figure, customers) =>
      `${customers} ${plural(rewards, { one: 'un premio', many: `${figure} de premios`, other: `${figure} premios` })} por usar`,
    customers: (count, figure) =>
      plural(count, {
        one: 'Un cliente tiene',
        many: `${figure} de clientes tienen`,
        other: `${figure} clientes tienen`,
      }),
    unread: (count, figure) =>
      plural(count, {
        one: 'Un cliente te respondió por SMS',
        many: `${figure} de SMS nuevos de clientes`,
        other: `${figure} SMS nuevos de clientes`,
      }),
    withheld: (count, figure) =>
      plural(count, {
        one: 'Un mensaje no se envió en los últimos 7 días',
        many: `${figure} de mensajes no se enviaron en los últimos 7 días`,
        other: `${figure} mensajes no se enviaron en los últimos 7 días`,
      }),
    soldOut: (count, figure) =>
      plural(count, {
        one: 'Un premio está agotado',
        many: `${figure} de premios están agotados`,
        other: `${figure} premios están agotados`,
      }),
    noReward: (count, figure) =>
      plural(count, {
        one: 'Los puntos aún no sirven para nada: crea el primer premio',
        many: `Los puntos de ${figure} de programas aún no sirven para nada: crea sus primeros premios`,
        other: `Los puntos de ${figure} programas aún no sirven para nada: crea sus primeros premios`,
      }),
    nameless: 'Escribe tu nombre: aparece junto a lo que haces en la caja',
    full: 'Tu plan está completo: nadie más puede unirse',
    emailRefused: 'SendGrid no acepta tus correos publicitarios, así que están en espera',
  },
  lately: {
    title: 'Últimos 30 días',
    all: 'Ver estadísticas',
    paid: 'Pagado por clientes',
    visits: 'Visitas',
    joined: 'Clientes nuevos',
    failed: 'No se pudieron calcular los últimos 30 días.',
    next: 'Qué hacer ahora',
    slipping: (count, figure) =>
      plural(count, {
        one: 'Un cliente está dejando de venir: mira quién es y escríbele',
        many: `${figure} de clientes están dejando de venir: mira quiénes son y escríbeles`,
        other: `${figure} clientes están dejando de venir: mira quiénes son y escríbeles`,
      }),
    fewer: (percent) => `Las visitas bajaron un ${percent}: mira cuándo e invita a tus clientes a volver`,
    nobody: 'Nadie se ha unido en 30 días: pon tu código QR donde los clientes lo vean',
  },
  payment: {
    success: {
      title: '¡Pago realizado!',
      text: 'Tu suscripción está activa. ¡Gracias por mejorar tu plan!',
    },
    cancelled: {
      title: 'Pago cancelado.',
      text: 'Se canceló el pago. Puedes mejorar tu plan cuando quieras en Suscripción.',
    },
    trial: {
      title: (plan) => `Tu prueba de ${plan} ha empezado`,
      text: (date) =>
        `Hoy no se ha cobrado nada. El primer mes se cobra a tu tarjeta el ${date}, a menos que canceles antes.`,
    },
    checking: 'Comprobando tu pago…',
    unknown: {
      title: 'No se encontró ningún pago',
      text: 'Aquí no se ha pagado nada. En Suscripción ves tu plan.',
    },
    unchecked: {
      title: 'Todavía no se pudo comprobar tu pago',
      text: 'Se aplicará en cuanto el banco lo confirme. En Suscripción ves tu plan.',
    },
  },
  failed: 'No se pudieron cargar las cifras.',
  retry: 'Intentar de nuevo',
  place: {
    title: (place) => `¿Es este tu local? ${place}`,
    text: (country, money, clock) => `${country}, ${money}, ${clock}.`,
    until: 'La moneda se puede cambiar hasta que se registre el primer importe.',
    clock: (city) => `hora de ${city}`,
    noClock: 'zona horaria desconocida',
    chooseClock:
      'Tu navegador no indica ninguna ciudad. Elige la tuya para que tu día empiece a tu medianoche.',
    right: 'Es correcto',
    change: 'Cambiar',
    changeWhat: 'país, moneda o zona horaria',
  },
  firstSteps: {
    title: 'Tu primera semana',
    done: (done, all) => `${done} de ${all} hechos`,
    doneMark: 'Hecho:',
    dismiss: 'Ocultar',
    steps: {
      program: {
        title: 'Crea tu primer programa',
        text: 'Sellos, puntos o un producto gratis: en dos minutos.',
      },
      qr_code: { title: 'Pon un código QR en la caja', text: 'Los clientes se unen con él, sin app.' },
      customer: {
        title: 'Da la bienvenida a tu primer cliente',
        text: 'El cliente escanea el código, o lo añades tú en la caja.',
      },
      purchase: { title: 'Registra una primera compra', text: 'Basta con su número de teléfono.' },
      profile: {
        title: 'Completa tu perfil',
        text: 'Tu dirección o teléfono, para los clientes que te buscan.',
      },
    },
  },
  quickActions: {
    title: 'Acciones rápidas',
    customer: 'Añadir cliente',
    counter: 'Abrir la caja',
    qrCode: 'Generar código QR',
    program: 'Crear programa',
  },
  recent: {
    title: 'Actividad reciente',
    none: 'Todavía nada',
    noneText: 'Aquí aparecen al momento las compras, los clientes nuevos y los premios usados.',
    undone: 'Anulado',
    by: (staff) => `por ${staff}`,
    erased: 'Alguien cuyos datos se borraron',
  },
}
