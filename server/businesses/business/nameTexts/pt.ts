import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { business: 'nossa loja', alone: 'Nossa loja' }
