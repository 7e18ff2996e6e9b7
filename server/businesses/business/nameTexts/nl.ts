import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { ourShop: 'onze zaak', alone: 'Onze zaak' }
