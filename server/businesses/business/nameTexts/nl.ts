import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { business: 'onze zaak', alone: 'Onze zaak' }
