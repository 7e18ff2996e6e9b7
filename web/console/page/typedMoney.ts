/**
 * Minor units of a typed amount, with a point or a comma before `digits` decimals; undefined if it is not an
 * amount.
 */
export function readMoney(typed: string, digits: number): number | undefined {
  const [, whole, part = ''] = /^(\d{1,8})(?:[.,](\d*))?$/.exec(typed.trim()) ?? []
  if (whole === undefined || part.length > digits) return undefined
  return Number(whole + part.padEnd(digits, '0')) || undefined
}

export const writeMoney = (amount: number, digits: number): string =>
  (amount / 10 ** digits).toFixed(amount % 10 ** digits === 0 ? 0 : digits)
