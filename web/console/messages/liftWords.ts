import type { LiftView } from '#server/messaging/attribution/contract.ts'

export type VerdictWords = {
  more: (low: string, high: string) => string
  fewer: (low: string, high: string) => string
  unclear: (fewer: string, more: string) => string
  'too few': string
}

/** The result of the comparison with the holdout: how many of 100 customers, with its lower and upper bound. */
export function liftWords(
  { verdict, low, high }: LiftView,
  words: VerdictWords,
  number: (value: number) => string,
): string {
  const ofHundred = (share: number) => number(Math.round(Math.abs(share) * 100))
  switch (verdict) {
    case 'more':
      return words.more(ofHundred(low), ofHundred(high))
    case 'fewer':
      return words.fewer(ofHundred(high), ofHundred(low))
    case 'unclear':
      return words.unclear(ofHundred(Math.min(low, 0)), ofHundred(Math.max(high, 0)))
    case 'too few':
      return words['too few']
  }
}
