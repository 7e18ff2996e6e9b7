import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { ourShop: 'nuestro local', alone: 'Nuestro local' }
