import type { gridTexts as english } from '../gridTexts.ts'

export const gridTexts: typeof english = {
  visits: {
    one: '1 Besuch',
    exactly: (n) => `${n} Besuche`,
    orMore: (n) => `${n} Besuche oder mehr`,
    between: (from, to) => `${from} bis ${to} Besuche`,
  },
  lastVisit: {
    within: (days) => `Letzte ${days} Tage`,
    between: (from, to) => `Vor ${from} bis ${to} Tagen`,
    longerAgo: (days) => `Vor mehr als ${days} Tagen`,
  },
}
