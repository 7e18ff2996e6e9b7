import type { texts as english } from '../texts.ts'

export const texts: typeof english = { until: (day) => ` (fino al giorno ${day})` }
