import { type Account, type AccountProgram, type Book, visitsOn } from '#server/loyalty/ledger/index.ts'
import type { TillCard, TillOffer } from './contract.ts'
import type { findOffers } from './tillViewQueries.ts'

/** A program's card; none for a paused program that the customer never joined. */
export function viewCard(book: Book, program: AccountProgram): TillCard[] {
  const { id, name, status, terms, standing } = program
  if (status === 'paused' && !standing) return []
  return [
    {
      program: { id, name, status, terms },
      progress: {
        points_balance: standing?.points_balance ?? 0,
        total_earned: standing?.total_earned ?? 0,
        stamps_current: standing?.stamps_current ?? 0,
        places: standing?.card_places ?? null,
        card_expires_at: standing?.card_expires_at?.toISOString() ?? null,
        visits: visitsOn(book.account, program),
      },
      expiring: soonestExpiring(book, id),
    },
  ]
}

function soonestExpiring({ lots }: Book, programId: string): TillCard['expiring'] {
  const ending = [...lots.values()].filter(
    (lot) => lot.program_id === programId && lot.remaining > 0 && lot.expires_at !== null,
  )
  if (ending.length === 0) return null
  const soonest = Math.min(...ending.map((lot) => lot.expires_at!.getTime()))
  const points = ending
    .filter((lot) => lot.expires_at!.getTime() === soonest)
    .reduce((sum, lot) => sum + lot.remaining, 0)
  return { points, expires_at: new Date(soonest).toISOString() }
}

type OfferRow = Awaited<ReturnType<typeof findOffers>>[number]

/** A reward of the catalogue, with what the customer lacks for it. */
export function viewOffer({ programs }: Account, offer: OfferRow): TillOffer {
  const program = programs.find(({ id }) => id === offer.program_id)!
  const price = offer.points_price!
  const least = program.terms.type === 'points' ? program.terms.config.minimumRedemption : 0
  const missing = Math.max(price, least) - (program.standing?.points_balance ?? 0)
  return { ...offer, points_price: price, points_missing: Math.max(0, missing) }
}
