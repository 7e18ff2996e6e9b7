import { apart } from '#server/platform/text/apart.ts'
import type { texts as english } from '../texts.ts'

export const texts: typeof english = { until: (name, day) => `${apart(name)} (حتى ${day})` }
