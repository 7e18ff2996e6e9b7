/** What credits cost when they are bought: prepaid, in US dollars, as the plans are. */
export const creditPacks = [
  { id: 'small', credits: 100, amount: 500 },
  { id: 'medium', credits: 500, amount: 2000 },
  { id: 'large', credits: 2000, amount: 7000 },
] as const

export type CreditPack = (typeof creditPacks)[number]
export type PackId = CreditPack['id']

export const PACK_CURRENCY = 'usd'

export const packOf = (id: string): CreditPack | undefined => creditPacks.find((pack) => pack.id === id)
