import type { texts as english } from '../texts.ts'

export const texts: typeof english = { until: (name, day) => `${name} (fino al giorno ${day})` }
