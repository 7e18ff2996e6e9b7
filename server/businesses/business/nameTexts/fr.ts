import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { ourShop: 'notre boutique', alone: 'Notre boutique' }
