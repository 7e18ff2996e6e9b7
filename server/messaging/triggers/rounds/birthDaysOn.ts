/**
 * Gives the birthdays that a day is, as in `customers.birth_day`: month x 100 + day. In years without 29 February, that
 * birthday is on 1 March, as at the till.
 * @param day 'YYYY-MM-DD'
 */
export function birthDaysOn(day: string): number[] {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  const itself = month * 100 + date
  return itself === 301 && !isLeapYear ? [301, 229] : [itself]
}
