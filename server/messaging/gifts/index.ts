export { findGift, reasonNotToGive } from './findGift.ts'
export { type Given, giftName, giveGift, untilWords } from './giveGift.ts'
