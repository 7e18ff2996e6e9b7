import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { ourShop: 'nasz lokal', alone: 'Nasz lokal' }
