/** The invented café of the page, with two programs. The page's script knows no other example. */

export const name = 'Juniper Café'
export const color = '#0f5c4a'
export const place = { currency: 'USD', locale: 'en-US' }
export const time_zone = 'America/New_York'
export const business = { name, color, ...place }

export const PLACES = 10
export const FIRST_STAMPS = 7

export const coffee = {
  name: 'Coffee card',
  type: 'stamp_card',
  config: {
    stampsRequired: PLACES,
    rewardDescription: 'a coffee on the house',
    allowMultipleCards: true,
    cardExpireDays: 0,
  },
} as const
export const points = {
  name: 'Juniper Points',
  type: 'points',
  config: { pointsPerDollar: 2, minimumRedemption: 100, pointsExpireDays: 365, welcomeBonus: 10 },
} as const
