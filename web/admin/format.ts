import { createFormat } from '#web/console/page/format.ts'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** The platform counts in US dollars; dates are those of whoever looks. */
export const format = createFormat({ locale: navigator.language, currency: 'USD', time_zone: timeZone })

/** The audit log's days are nobody's own: they are UTC. */
export const createUtcFormat = () =>
  createFormat({ locale: navigator.language, currency: 'USD', time_zone: 'UTC' })

/** '$1,280.00' of '1280.00'. */
export const price = (decimal: string): string => format.money(Math.round(Number(decimal) * 100))
