import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { business: 'nasz lokal', alone: 'Nasz lokal' }
