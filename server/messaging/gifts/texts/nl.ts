import type { texts as english } from '../texts.ts'

export const texts: typeof english = { until: (name, day) => `${name} (tot en met ${day})` }
