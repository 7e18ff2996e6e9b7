export const trades = ['coffee', 'restaurant', 'salon', 'goods', 'classes', 'other'] as const
export type Trade = (typeof trades)[number]

/** How customers come back. Each way has the program type that fits it. */
export const ways = ['often', 'amounts', 'visits'] as const
export type Way = (typeof ways)[number]

export const typeOf = {
  often: 'stamp_card',
  amounts: 'points',
  visits: 'discount',
} as const satisfies Record<Way, string>

/** The way and the colour that a trade usually has; null leaves the business's own colour. */
export const presets: Record<Trade, { way: Way; color: string | null }> = {
  coffee: { way: 'often', color: '#7c3f1d' },
  restaurant: { way: 'amounts', color: '#9f1239' },
  salon: { way: 'often', color: '#86198f' },
  goods: { way: 'amounts', color: '#0f766e' },
  classes: { way: 'visits', color: '#1d4ed8' },
  other: { way: 'often', color: null },
}

/** The colour of a business that has not chosen one. */
export const UNCHOSEN_COLOR = '#c2410c'
