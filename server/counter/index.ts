export { previewPurchase } from './previewPurchase.ts'
export type { AppliedDiscount, ProgramEffect, Purchase, PurchaseEffect, PurchaseResult } from './purchase.ts'
export { recordPurchase } from './recordPurchase.ts'
