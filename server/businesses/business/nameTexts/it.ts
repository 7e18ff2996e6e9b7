import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { business: 'questo negozio', alone: 'Il nostro negozio' }
