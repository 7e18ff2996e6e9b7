import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { ourShop: 'unserem Laden', alone: 'Unser Laden' }
