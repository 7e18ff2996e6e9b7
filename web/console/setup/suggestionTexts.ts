import type { Trade, Way } from './presets.ts'

/** The setup's suggestions for a trade: the program's name for each way, and rewards, the most usual one first. */
export type Suggestions = { names: Record<Way, string>; rewards: [string, string, string] }
export type SuggestionTexts = Record<Trade, Suggestions>

/**
 * Names that the setup suggests. Customers read them on their card, the poster and in the welcome, so they are in the
 * business's language, whichever the console is in. In a text they stand in letters of GSM-7, but in Arabic.
 */
export const texts: SuggestionTexts = {
  coffee: {
    names: { often: 'Coffee card', amounts: 'Coffee points', visits: 'Coffee discount' },
    rewards: ['A coffee on us', 'A pastry on us', 'A loaf of bread on us'],
  },
  restaurant: {
    names: { often: 'Dining card', amounts: 'Dining points', visits: 'Dining discount' },
    rewards: ['A dessert on us', 'A drink on us', 'A main course on us'],
  },
  salon: {
    names: { often: 'Beauty card', amounts: 'Beauty points', visits: 'Beauty discount' },
    rewards: ['A treatment on us', 'A haircut on us', 'A product of your choice'],
  },
  goods: {
    names: { often: 'Shopping card', amounts: 'Shopping points', visits: 'Shopping discount' },
    rewards: ['A gift from our shelves', 'Free delivery', 'A surprise'],
  },
  classes: {
    names: { often: 'Training card', amounts: 'Training points', visits: 'Training discount' },
    rewards: ['A class on us', 'A pass for a friend', 'A drink on us'],
  },
  other: {
    names: { often: 'Loyalty card', amounts: 'Loyalty points', visits: 'Loyalty discount' },
    rewards: ['Your next visit on us', 'A gift on us', 'A surprise'],
  },
}
