import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { business: 'nuestro local', alone: 'Nuestro local' }
