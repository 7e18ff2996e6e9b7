import type { gridTexts as english } from '../gridTexts.ts'

export const gridTexts: typeof english = {
  visits: {
    one: '1 visita',
    exactly: (n) => `${n} visitas`,
    orMore: (n) => `${n} visitas o más`,
    between: (from, to) => `De ${from} a ${to} visitas`,
  },
  lastVisit: {
    within: (days) => `Últimos ${days} días`,
    between: (from, to) => `Hace de ${from} a ${to} días`,
    longerAgo: (days) => `Hace más de ${days} días`,
  },
}
