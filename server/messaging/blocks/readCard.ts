import { type Account, type EnrolledProgram, visitsOn } from '#server/loyalty/ledger/index.ts'
import { findRewards } from '#server/loyalty/programs/index.ts'
import { nextRewardAt } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { formatNumber, formatPercent } from '#server/platform/text/locale.ts'
import { readCards } from './readCards.ts'
import type { WrittenCard } from './written.ts'

/** Most places of a card that is drawn; a larger one is only described. */
const MOST_STAMPS = 20

/** Reads a customer's card, of several the one with the latest activity; null if they have none. */
export async function readCard(ctx: BusinessContext, customerId: string): Promise<WrittenCard | null> {
  const { account, cards } = await readCards(ctx, customerId)
  const last = cards.find((program): program is EnrolledProgram => program.standing !== null)
  return last ? { kind: 'card', program: last.name, ...(await standingOf(ctx, account, last)) } : null
}

type CardStanding = Pick<WrittenCard, 'said' | 'stamps'>

async function standingOf(
  ctx: BusinessContext,
  account: Account,
  program: EnrolledProgram,
): Promise<CardStanding> {
  const { terms, standing } = program
  const told = (n: number) => formatNumber(n, account.business.locale)
  switch (terms.type) {
    case 'points': {
      const at = nextRewardAt(terms, await offersOf(ctx, program.id))
      return { said: pointsSaid(standing.points_balance, at, told), stamps: null }
    }
    case 'stamp_card': {
      const of = standing.card_places ?? terms.config.stampsRequired
      const reward = terms.config.rewardDescription
      return counted(standing.stamps_current, of, 'stamps', reward && `A full card earns: ${reward}`)
    }
    case 'free_item': {
      const of = standing.card_places ?? terms.config.requiredPurchases
      const item = terms.config.itemName
      return counted(standing.stamps_current, of, 'purchases', item && `Free after that: ${item}`)
    }
    case 'discount': {
      const visits = visitsOn(account, program)
      const { locale } = account.business
      return { said: ladderSaid(visits, terms.config.tiers, told, locale), stamps: null }
    }
    case 'rebate_code':
      return { said: [], stamps: null }
  }
}

function pointsSaid(balance: number, at: number | null, told: (n: number) => string): string[] {
  const has = `${told(balance)} ${balance === 1 ? 'point' : 'points'}`
  if (at === null) return [has]
  return [
    has,
    balance >= at ? 'You have enough for a reward' : `${told(at - balance)} more to your next reward`,
  ]
}

const counted = (have: number, of: number, what: string, earns: string): CardStanding => ({
  said: [`${have} of ${of} ${what}`, ...(earns === '' ? [] : [earns])],
  stamps: of <= MOST_STAMPS ? { have, of } : null,
})

type Tier = { visits: number; discount: number }

function ladderSaid(visits: number, tiers: Tier[], told: (n: number) => string, locale: string): string[] {
  const next = tiers.filter((tier) => tier.visits > visits).toSorted((a, b) => a.visits - b.visits)[0]
  const so = `${told(visits)} ${visits === 1 ? 'visit' : 'visits'}`
  return next
    ? [so, `${told(next.visits - visits)} more to ${formatPercent(next.discount, locale)} off`]
    : [so]
}

/** Finds the prices and stocks of the rewards that points buy in a program. */
async function offersOf(ctx: BusinessContext, programId: string) {
  const rewards = await findRewards(ctx, programId)
  return rewards.flatMap(({ type, active, points_price, stock }) =>
    type === 'catalogue' && active && points_price !== null ? [{ points_price, stock }] : [],
  )
}
