import { type Account, type EnrolledProgram, visitsOn } from '#server/loyalty/ledger/index.ts'
import { findRewards } from '#server/loyalty/programs/index.ts'
import { nextRewardAt } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { formatNumber, formatPercent, localeIn } from '#server/platform/text/locale.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { readCards } from './readCards.ts'
import { textsIn } from './textsIn.ts'
import type { WrittenCard } from './written.ts'

/** Most places of a card that is drawn; a larger one is only described. */
const MOST_STAMPS = 20

/** Reads a customer's card in a language, of several the one with the latest activity; null if they have none. */
export async function readCard(
  ctx: BusinessContext,
  customerId: string,
  language: PageLanguage,
): Promise<WrittenCard | null> {
  const { account, cards } = await readCards(ctx, customerId)
  const last = cards.find((program): program is EnrolledProgram => program.standing !== null)
  return last
    ? { kind: 'card', program: last.name, ...(await standingOf(ctx, account, last, language)) }
    : null
}

type CardStanding = Pick<WrittenCard, 'said' | 'stamps'>

async function standingOf(
  ctx: BusinessContext,
  account: Account,
  program: EnrolledProgram,
  language: PageLanguage,
): Promise<CardStanding> {
  const { terms, standing } = program
  const words = wordsIn(language, localeIn(account.business.locale, language))
  switch (terms.type) {
    case 'points': {
      const at = nextRewardAt(terms, await offersOf(ctx, program.id))
      return { said: words.points(standing.points_balance, at), stamps: null }
    }
    case 'stamp_card': {
      const of = standing.card_places ?? terms.config.stampsRequired
      const { rewardDescription: reward } = terms.config
      const said = words.stamps(standing.stamps_current, of, reward)
      return { said, stamps: placesOf(standing.stamps_current, of) }
    }
    case 'free_item': {
      const of = standing.card_places ?? terms.config.requiredPurchases
      const said = words.purchases(standing.stamps_current, of, terms.config.itemName)
      return { said, stamps: placesOf(standing.stamps_current, of) }
    }
    case 'discount': {
      return { said: words.ladder(visitsOn(account, program), terms.config.tiers), stamps: null }
    }
    case 'rebate_code':
      return { said: [], stamps: null }
  }
}

const placesOf = (have: number, of: number) => (of <= MOST_STAMPS ? { have, of } : null)

type Tier = { visits: number; discount: number }

/** The lines about a standing in a language. */
function wordsIn(language: PageLanguage, locale: string) {
  const texts = textsIn[language]
  const figure = (n: number) => formatNumber(n, locale)
  return {
    /** `at` is the balance of the next reward; null where there is none. */
    points(balance: number, at: number | null): string[] {
      const has = texts.points(figure(balance), balance)
      if (at === null) return [has]
      const missing = at - balance
      return [has, missing <= 0 ? texts.enough : texts.toReward(figure(missing), missing)]
    },
    stamps: (have: number, of: number, reward: string): string[] => [
      texts.stamps(have, of),
      ...(reward === '' ? [] : [texts.fullCard(reward)]),
    ],
    purchases: (have: number, of: number, item: string): string[] => [
      texts.purchases(have, of),
      ...(item === '' ? [] : [texts.freeAfter(item)]),
    ],
    ladder(visits: number, tiers: Tier[]): string[] {
      const next = tiers.filter((tier) => tier.visits > visits).toSorted((a, b) => a.visits - b.visits)[0]
      const so = texts.visits(figure(visits), visits)
      if (!next) return [so]
      const missing = next.visits - visits
      return [so, texts.toDiscount(figure(missing), missing, formatPercent(next.discount, locale))]
    },
  }
}

/** Finds the prices and stocks of the rewards that points buy in a program. */
async function offersOf(ctx: BusinessContext, programId: string) {
  const rewards = await findRewards(ctx, programId)
  return rewards.flatMap(({ type, active, points_price, stock }) =>
    type === 'catalogue' && active && points_price !== null ? [{ points_price, stock }] : [],
  )
}
