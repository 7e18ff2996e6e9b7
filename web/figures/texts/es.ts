import type { texts as english } from '../texts.ts'

export const texts: typeof english = {
  heading: 'Tus cifras',
  customers: 'Total de clientes',
  newThisMonth: (count) => `Nuevos este mes: ${count}`,
  programs: 'Programas activos',
  paused: (count) => `En pausa: ${count}`,
  transactions: 'Movimientos',
  allTime: 'Desde el principio',
  sms: 'SMS enviados',
  smsOf: (limit) => `de ${limit} este mes`,
  smsUntilPaid: (limit) => `de ${limit} hasta el primer pago`,
  smsUnlimited: 'Este mes, sin límite',
  emails: 'Correos enviados',
  openRate: 'Correos abiertos',
  opened: 'De los correos publicitarios con seguimiento',
  unknown: '–',
  noneTracked: 'Aún no hay correos con seguimiento',
}
