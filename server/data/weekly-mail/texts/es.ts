import { pluralsOf } from '#server/platform/text/plurals.ts'
import type { texts as english } from '../texts.ts'

const plural = pluralsOf('es')

export const texts: typeof english = {
  yourBusiness: 'tu local',
  subject: (business, visits, count) =>
    `Tu semana en ${business}: ${visits} ${plural(count, { one: 'visita', many: 'de visitas', other: 'visitas' })}`,
  opening: (from, to) => `Del ${from} al ${to}, y la semana anterior:`,
  figure: (label, now, before, change) => `${label}: ${now} (semana anterior: ${before}${change})`,
  first: {
    opening: (from, to) => `Del ${from} al ${to}:`,
    figure: (label, now) => `${label}: ${now}`,
  },
  labels: {
    revenue: 'Pagado por los clientes en caja',
    visits: 'Visitas',
    active: 'Clientes distintos que vinieron',
    joined: 'Clientes que se unieron',
    rewards_handed_out: 'Premios entregados',
    points_given: 'Puntos dados',
    points_used: 'Puntos usados',
    rewards_earned: 'Premios ganados',
    discounts: 'Descontado por niveles y códigos',
  },
  button: 'Abrir Estadísticas',
  off: (url) => `Recibes esto cada lunes porque administras el local. Para dejar de recibirlo: ${url}`,
  page: {
    ask: (business) => `¿Dejar de recibir el correo semanal de ${business}?`,
    askText: 'Los demás admins del local lo siguen recibiendo. Puedes volver a activarlo en Ajustes.',
    button: 'Dejar de recibirlo',
    done: 'Ya no recibes el correo semanal',
    doneText: (business) =>
      `Los demás admins de ${business} lo siguen recibiendo. Puedes volver a activarlo en Ajustes.`,
    unknown: 'Este enlace no funciona',
    unknownText: 'Quizá se cortó por el camino. Puedes desactivar el correo en Ajustes.',
    problem: 'Algo no ha funcionado',
    problemText: 'Vuelve a abrir el enlace en un momento. También puedes desactivar el correo en Ajustes.',
  },
}
