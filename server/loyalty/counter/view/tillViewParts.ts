import {
  type Account,
  type AccountProgram,
  type Book,
  isShown,
  visitsOn,
} from '#server/loyalty/ledger/index.ts'
import type { findCatalogue } from '#server/loyalty/programs/index.ts'
import { lockOn, nextRewardAt } from '#server/loyalty/rewards/index.ts'
import type { TillCard, TillOffer } from '../contract.ts'

/** A program's card; none for a paused program that the customer never joined. */
export function viewCard(book: Book, program: AccountProgram, offers: OfferRow[]): TillCard[] {
  const { id, name, status, terms, standing } = program
  if ((status === 'paused' && !standing) || !isShown(program)) return []
  return [
    {
      program: { id, name, status, terms },
      progress: {
        points_balance: standing?.points_balance ?? 0,
        total_earned: standing?.total_earned ?? 0,
        reward_at:
          terms.type === 'points'
            ? nextRewardAt(
                terms,
                offers.filter(({ program_id }) => program_id === id),
              )
            : null,
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

type OfferRow = Awaited<ReturnType<typeof findCatalogue>>[number]

/** A reward of the catalogue, with the reason why the customer cannot claim it. */
export function viewOffer({ programs }: Account, offer: OfferRow): TillOffer {
  const program = programs.find(({ id }) => id === offer.program_id)!
  const { stock: _left, ...shown } = offer
  return { ...shown, locked: lockOn(program, offer) }
}
