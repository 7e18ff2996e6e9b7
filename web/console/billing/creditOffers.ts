import { useQueryClient } from '@tanstack/react-query'
import type { CreditsView } from '#server/billing/contract.ts'
import { creditsQuery } from './subscriptionQuery.ts'

export type Offer = NonNullable<CreditsView['settings']['top_up']>

/** Packs are sold in US dollars, as are plans. */
export const PRICED_IN = 'USD'

/** A pack and its price as the value of a list's option. */
export const writeOffer = ({ pack, credits, amount }: Offer): string =>
  JSON.stringify({ pack, credits, amount })
export const readOffer = (text: string): Offer => JSON.parse(text)

/** Reads the packs again: their prices may have changed since they were shown. */
export function useReadPacks() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: creditsQuery.queryKey, exact: true })
}
