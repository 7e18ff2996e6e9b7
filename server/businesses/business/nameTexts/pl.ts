import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { business: 'Nasz Lokal', alone: 'Nasz lokal' }
