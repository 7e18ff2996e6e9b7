import type { PortalCard, PortalProgram } from '#server/portal/card/contract.ts'
import { type CardBusiness, type CardProgress, rewardAt } from '#web/card/program.ts'

export const cardBusiness = (business: PortalCard['business']): CardBusiness => ({
  name: business.company_name,
  color: business.brand_color,
  logoUrl: business.logo_url,
  currency: business.currency,
  locale: business.locale,
})

export function cardProgress({ id, progress }: PortalProgram, rewards: PortalCard['rewards']): CardProgress {
  const code = rewards.find(
    ({ program_id, status }) => program_id === id && status === 'earned',
  )?.redemption_code
  return {
    points_balance: progress.points_balance,
    total_earned: progress.total_earned,
    reward_at: progress.reward_at,
    stamps_current: progress.stamps_current,
    visits: progress.visits,
    purchases: progress.stamps_current,
    ...(code && { code }),
  }
}

/** The figures of a program's bar, done of needed: never more than is needed. */
export type Way = { done: number; of: number }

/**
 * A program's progress, for the bar at its top; null where nothing is ahead. Points without a reward count to their
 * minimum, as the specification says, but with the minimum there is no reward to be had: no bar may be full for it. A
 * rebate's bar is full while there is a code to use.
 */
export function wayOf(program: PortalProgram, face: CardProgress): Way | null {
  const { done, of } = uncapped(program, face)
  const { terms, progress } = program
  const nothingAhead = terms.type === 'points' && rewardAt(terms, progress) === null && done >= of
  return nothingAhead ? null : { done: Math.min(done, of), of }
}

function uncapped({ terms, progress }: PortalProgram, { code }: CardProgress): Way {
  switch (terms.type) {
    case 'points':
      return {
        done: progress.points_balance,
        of: rewardAt(terms, progress) ?? terms.config.minimumRedemption,
      }
    case 'stamp_card':
      return { done: progress.stamps_current, of: progress.places ?? terms.config.stampsRequired }
    case 'free_item':
      return { done: progress.stamps_current, of: progress.places ?? terms.config.requiredPurchases }
    case 'discount': {
      const ahead = terms.config.tiers
        .map(({ visits }) => visits)
        .filter((visits) => visits > progress.visits)
      const top = Math.max(...terms.config.tiers.map(({ visits }) => visits))
      return { done: progress.visits, of: ahead.length > 0 ? Math.min(...ahead) : top }
    }
    case 'rebate_code':
      return { done: code ? 1 : 0, of: 1 }
  }
}

/** The stamps or points earned since the customer last looked at the card, which are animated. */
export function justAdded(program: PortalProgram, before: PortalCard | null): number {
  const was = before?.programs.find(({ id }) => id === program.id)?.progress
  if (!was) return 0
  const { progress, terms } = program
  const added =
    terms.type === 'points'
      ? progress.points_balance - was.points_balance
      : progress.stamps_current - was.stamps_current
  return Math.max(0, added)
}
