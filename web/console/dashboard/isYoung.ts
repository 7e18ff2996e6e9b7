const FIRST_WEEKS_MS = 14 * 24 * 60 * 60 * 1000

/** True in the first two weeks of a business. What its screens will show is guessed by it, until the figures are here. */
export const isYoung = ({ created_at }: { created_at: string }): boolean =>
  Date.now() - Date.parse(created_at) < FIRST_WEEKS_MS
