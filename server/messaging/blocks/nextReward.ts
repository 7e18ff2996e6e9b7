import { visitsOn } from '#server/loyalty/ledger/index.ts'
import { findPrograms, findRewards, type ProgramTerms, programTerms } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { formatPercent } from '#server/platform/text/locale.ts'
import { languageOfLocale } from '#server/platform/text/pageLanguages.ts'
import { readCards } from './readCards.ts'
import { textsIn } from './textsIn.ts'

/** How far a reader is on the way to their next reward. */
export type OnTheWay = {
  /** On the card of stamps or counted purchases that moved last. */
  stamps: number
  /** Null where nothing can be reached that has a name. */
  reward: string | null
  /** Stamps, points, purchases or visits until then. */
  missing: number
}

/** The kinds of progress towards a reward: points, places of a card, and visits. */
type Progress = { points: number; stamps: number; places: number | null; visits: number }
type Offer = { name: string; points_price: number; stock: number | null }
type Step = { reward: string; missing: number }

const NONE: Progress = { points: 0, stamps: 0, places: null, visits: 0 }

/** Reads the way of a customer: of several cards, on the one with the latest activity that leads to something. */
export async function readOnTheWay(
  ctx: BusinessContext,
  customerId: string,
  locale: string,
): Promise<OnTheWay> {
  const { account, cards } = await readCards(ctx, customerId)
  const held = cards.map((program) => {
    const { standing, terms } = program
    const progress = standing
      ? {
          ...{ points: standing.points_balance, stamps: standing.stamps_current },
          ...{ places: standing.card_places, visits: visitsOn(account, program) },
        }
      : { ...NONE, visits: visitsOn(account, program) }
    return { id: program.id, terms, progress }
  })
  return wayOn(ctx, held, locale)
}

/** Reads the way of an example customer, in the programs that the business has. */
export async function exampleOnTheWay(
  ctx: BusinessContext,
  points: number,
  locale: string,
): Promise<OnTheWay> {
  const programs = await findPrograms(ctx.tx, ctx.businessId)
  const open = programs.filter(({ status, archived_at }) => status === 'active' && archived_at === null)
  const held = open.map((program) => {
    const terms = programTerms.parse(program)
    return { id: program.id, terms, progress: { ...NONE, points, stamps: someOf(terms), visits: 1 } }
  })
  return wayOn(ctx, held, locale)
}

/** About two thirds of a card. */
const someOf = (terms: ProgramTerms): number => Math.floor((placesOf(terms) * 2) / 3)

function placesOf(terms: ProgramTerms): number {
  if (terms.type === 'stamp_card') return terms.config.stampsRequired
  return terms.type === 'free_item' ? terms.config.requiredPurchases : 0
}

type Held = { id: string; terms: ProgramTerms; progress: Progress }

async function wayOn(ctx: BusinessContext, held: Held[], locale: string): Promise<OnTheWay> {
  const card = held.find(({ terms }) => placesOf(terms) > 0)
  const catalogue = held.some(({ terms }) => terms.type === 'points') ? await findRewards(ctx) : []
  const steps = held.map(({ id, terms, progress }) => {
    const offers = catalogue.flatMap(({ name, program_id, type, active, points_price, stock }) =>
      program_id === id && type === 'catalogue' && active && points_price !== null
        ? [{ name, points_price, stock }]
        : [],
    )
    return nextStep(terms, progress, offers, locale)
  })
  const step = steps.find((one) => one !== null)
  return {
    stamps: card?.progress.stamps ?? 0,
    reward: step?.reward ?? null,
    missing: step?.missing ?? 0,
  }
}

/** The next reward of a program and what is missing; null where it has none with a name. */
function nextStep(
  terms: ProgramTerms,
  progress: Progress,
  offers: readonly Offer[],
  locale: string,
): Step | null {
  switch (terms.type) {
    case 'points':
      return stepOfPoints(progress.points, terms.config.minimumRedemption, offers)
    case 'stamp_card':
    case 'free_item': {
      const reward = terms.type === 'stamp_card' ? terms.config.rewardDescription : terms.config.itemName
      return reward ? { reward, missing: (progress.places ?? placesOf(terms)) - progress.stamps } : null
    }
    case 'discount': {
      const above = terms.config.tiers.filter(({ visits }) => visits > progress.visits)
      const [next] = above.toSorted((one, other) => one.visits - other.visits)
      return next
        ? {
            reward: textsIn[languageOfLocale(locale)].off(formatPercent(next.discount, locale)),
            missing: next.visits - progress.visits,
          }
        : null
    }
    case 'rebate_code':
      return null
  }
}

/** The cheapest reward that the balance does not buy yet; the dearest where it buys all. */
function stepOfPoints(balance: number, minimum: number, offers: readonly Offer[]): Step | null {
  const priced = offers
    .filter(({ stock }) => stock !== 0)
    .map(({ name, points_price }) => ({ reward: name, missing: Math.max(points_price, minimum) - balance }))
    .toSorted((one, other) => one.missing - other.missing)
  const next = priced.find(({ missing }) => missing > 0) ?? priced.at(-1)
  return next ? { ...next, missing: Math.max(0, next.missing) } : null
}
