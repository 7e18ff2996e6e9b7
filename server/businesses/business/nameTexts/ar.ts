import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { ourShop: 'محلنا', alone: 'محلنا' }
