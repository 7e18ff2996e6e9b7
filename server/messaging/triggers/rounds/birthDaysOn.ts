/**
 * Whose birthday a day is, as `customers.birth_day` has them: month x 100 + day. Who was born on 29 February has it on
 * 1 March in the years between, as the till says.
 * @param day 'YYYY-MM-DD'
 */
export function birthDaysOn(day: string): number[] {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  const itself = month * 100 + date
  return itself === 301 && !isLeapYear ? [301, 229] : [itself]
}
