export const UNLIMITED = -1

/** Colour of the seats in spec section 4: red at 100 % or more, yellow at 80 % or more, otherwise orange. */
export function seatTone({ used, max }: { used: number; max: number }): 'accent' | 'warning' | 'danger' {
  if (max === UNLIMITED) return 'accent'
  if (used >= max) return 'danger'
  return used / max >= 0.8 ? 'warning' : 'accent'
}
