export { findGift, reasonNotToGive } from './findGift.ts'
export { type Given, giftName, giveGift, nameUntil } from './giveGift.ts'
