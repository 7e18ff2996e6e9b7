const DAY = 86_400_000

/**
 * Days from a business's today to a birthday, 0 to 365; both 'YYYY-MM-DD'. In years without 29 February, the birthday
 * of people born on it is 1 March.
 */
export function daysToBirthday(birthday: string, today: string): number {
  const [, month, day] = birthday.split('-').map(Number)
  const start = Date.parse(today)
  const year = Number(today.slice(0, 4))
  const inYear = (wanted: number) => Date.UTC(wanted, month! - 1, day)
  const next = inYear(year) >= start ? inYear(year) : inYear(year + 1)
  return Math.round((next - start) / DAY)
}
