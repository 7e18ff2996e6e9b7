import type { texts as english } from '../nameTexts.ts'

export const texts: typeof english = { ourShop: 'nossa loja', alone: 'Nossa loja' }
