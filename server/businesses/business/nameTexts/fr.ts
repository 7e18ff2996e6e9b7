import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { business: 'votre commerçant', alone: 'Votre commerçant' }
