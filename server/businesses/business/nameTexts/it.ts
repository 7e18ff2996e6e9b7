import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { business: 'il nostro negozio', alone: 'Il nostro negozio' }
