import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { business: 'notre boutique', alone: 'Notre boutique' }
