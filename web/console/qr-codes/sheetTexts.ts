const plural = (count: number, word: string): string => `${count === 1 ? word : `${word}s`}`

/**
 * The words on a printed sheet, for whoever passes by. Figures arrive formatted, beside their counts. Of an offer, the
 * gift is bold, and what it takes follows.
 */
export const texts = {
  join: { call: 'Scan to join', note: 'Your phone number is all it takes. No app.' },
  elsewhere: { call: 'Scan me', note: (host: string) => `It opens ${host}` },
  typed: 'Or open',
  bonus: {
    gift: (points: string, count: number) => `${points} ${plural(count, 'point')}`,
    how: 'for joining',
  },
  points: {
    how: (price: string, count: number, rate: string) => `from ${price} ${plural(count, 'point')}, ${rate}`,
    rate: (points: string, count: number, unit: string) => `${points} ${plural(count, 'point')} per ${unit}`,
  },
  stamps: { reward: 'A reward', how: (required: number) => `for ${required} stamps` },
  code: { gift: (amount: string) => `${amount} off`, how: 'with your own code for joining' },
  ladder: {
    gift: (discount: string) => `${discount} off`,
    how: (visits: number) => `from ${visits} ${plural(visits, 'visit')}`,
    upTo: (first: string, discount: string, visits: number) =>
      `${first}, up to ${discount} off from ${visits} visits`,
  },
  item: {
    thing: 'Something',
    once: (purchases: number) => `free after ${purchases} ${plural(purchases, 'purchase')}`,
    each: (purchases: number) =>
      `free after every ${purchases === 1 ? 'purchase' : `${purchases} purchases`}`,
  },
}
export type SheetTexts = typeof texts
