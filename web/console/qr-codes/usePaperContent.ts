import { useQueries, useQuery } from '@tanstack/react-query'
import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import type { CardProgram } from '#web/card/program.ts'
import { programsQuery, rewardsQuery } from '../programs/programsQuery.ts'
import { useBusinessCard } from '../programs/useBusinessCard.ts'
import { type Offer, offersOf } from './offers.ts'
import { type SheetWords, useSheetWords } from './sheetWords.ts'

/** The content of the paper. */
export type PaperContent = {
  words: SheetWords
  business: { name: string; color?: string | null; logoUrl?: string | null }
  qrCode: QrCodeView
  offers: Offer[]
}

/**
 * The content of the paper, undefined until it is loaded, and the query that failed. A code that leads elsewhere
 * promises nothing.
 */
export function usePaperContent(qrCode: QrCodeView) {
  const { business } = useBusinessCard()
  const list = useQuery(programsQuery)
  const printed = useSheetWords()
  const active = list.data?.data.filter(({ status }) => status === 'active') ?? []
  const pointed = active.filter(({ type }) => type === 'points')
  const catalogues = useQueries({ queries: pointed.map(({ id }) => rewardsQuery(id)) })
  const asked = [list, printed, ...catalogues]
  const content = (words: SheetWords): PaperContent => {
    const rewards = catalogues.flatMap(({ data }) => data ?? [])
    const programs = active.map((program) => ({
      ...(program as CardProgram),
      rewards: rewards.filter(
        ({ active, stock, program_id }) => active && stock !== 0 && program_id === program.id,
      ),
    }))
    return { words, business, qrCode, offers: qrCode.custom_url ? [] : offersOf(programs, business, words) }
  }
  const loaded = asked.every(({ data }) => data)
  const failed = asked.flatMap(({ error, isFetching, refetch }) =>
    error ? [{ error, isFetching, refetch: () => refetch() }] : [],
  )
  // Older content is still shown if reading it anew failed.
  return {
    content: loaded && printed.data ? content(printed.data) : undefined,
    failed: loaded ? undefined : failed[0],
  }
}
