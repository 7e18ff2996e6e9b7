import { useQuery } from '@tanstack/react-query'
import type { PurchaseInput } from '#server/loyalty/counter/contract.ts'
import { useLater } from '../../forms/useLater.ts'
import { previewQuery } from '../tillQueries.ts'

const PAUSE_MS = 150

/**
 * Previews what the purchase being typed would give. `stale` is true while the keys are ahead of the answer. `token`
 * names the answer and is undefined while a new one is requested: after a claim at this till the old one no longer
 * holds.
 */
export function usePreview(purchase: PurchaseInput) {
  const typed = JSON.stringify(purchase)
  const settled = useLater(typed, PAUSE_MS)
  const { data, error, isPlaceholderData, isFetching } = useQuery(
    previewQuery(JSON.parse(settled) as PurchaseInput),
  )
  const stale = isPlaceholderData || settled !== typed
  return { preview: data, error, stale, token: stale || isFetching ? undefined : data?.preview_token }
}
