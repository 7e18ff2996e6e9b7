import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  title: (business) => `Lo que recibes de ${business}`,
  channels: 'Cómo pueden escribirte',
  topics: 'Qué te interesa recibir',
  boxes: {
    email: 'Correos',
    sms: 'SMS',
    news: 'Ofertas y novedades',
    occasions: 'Cumpleaños y logros',
    reminders: 'Recordatorios si llevas tiempo sin venir',
  },
  hints: {
    news: 'Lo nuevo y lo que está de oferta.',
    occasions: 'Una felicitación de cumpleaños y un aviso cuando alcanzas algo.',
    reminders: 'Cuando hace tiempo que no te vemos o tienes un premio sin usar.',
  },
  owed: 'Mientras tengas activados los correos o los SMS, te avisaremos igual cuando ganes un premio o tus puntos estén a punto de vencer.',
  owedByMail:
    'Mientras tengas activados los correos, te avisaremos igual cuando ganes un premio o tus puntos estén a punto de vencer.',
  stopped: 'Respondiste STOP. Para volver a recibir SMS, envía START al número que te escribió.',
  elsewhere: 'Los SMS están desactivados. Si los quieres, dilo en el local en tu próxima visita.',
  language: {
    label: 'Idioma',
    own: 'El del local',
    hint: 'Recibes los mensajes en este idioma si el local los ha escrito en él.',
  },
  save: 'Guardar',
  pause: {
    title: '¿Necesitas un descanso?',
    text: (days) =>
      `Durante ${days} días no recibirás nada de lo que puedes elegir arriba. Después se reanuda solo.`,
    start: (days) => `Pausar ${days} días`,
    until: (day) => `En pausa hasta el ${day}. Después se reanuda solo.`,
    resume: 'Reanudar ahora',
  },
  said: {
    saved: 'Guardado. Así queda.',
    stopped:
      'No se cambió nada: respondiste STOP. Para volver a recibir SMS, envía START al número que te escribió.',
    elsewhere: 'No se cambió nada: los SMS no se pueden activar aquí. Dilo en el local en tu próxima visita.',
    'other words': 'No se cambió nada: el texto junto a la casilla ya es otro. Léelo y guarda de nuevo.',
  },
  unknown: {
    title: 'Este enlace no funciona',
    text: 'Quizá se cortó por el camino, o tu correo electrónico ya es otro. Abre el correo más reciente y usa el enlace del final.',
  },
}
