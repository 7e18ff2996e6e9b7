import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { business: 'unserem Laden', alone: 'Unser Laden' }
