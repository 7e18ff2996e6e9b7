import {
  type Account,
  type Book,
  fillExpiry,
  isShown,
  knowLot,
  type Lot,
  loadAccount,
  loadOpenLots,
  openBook,
  visitsOn,
} from '#server/loyalty/ledger/index.ts'
import { findCatalogue } from '#server/loyalty/programs/index.ts'
import { lockOn, nextRewardAt } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { PortalCard, PortalProgram, PortalReward } from './contract.ts'
import { nextFirst } from './nextReward.ts'
import { findCustomerAndBusiness, findRewards } from './queries.ts'

/** The parts of a card that the ledger tells, with the business and the customer whose it is. */
export type Standing = Pick<PortalCard, 'customer' | 'business' | 'programs' | 'rewards'>

/**
 * Reads what a customer holds at a business. It writes nothing: points and rewards that are past their date, but not
 * yet expired by the nightly job, are shown as expired.
 */
export async function readStanding(ctx: BusinessContext, customerId: string): Promise<Standing> {
  const [account, lots, { customer, business }, catalogue, held] = await Promise.all([
    loadAccount(ctx, customerId, { lock: false }),
    loadOpenLots(ctx, customerId),
    findCustomerAndBusiness(ctx, customerId),
    findCatalogue(ctx),
    findRewards(ctx, customerId),
  ])
  const activity = new Map(
    account.programs.map(({ id, standing }) => [id, standing?.last_activity_at ?? null]),
  )
  const due = openBook(ctx, account)
  for (const lot of lots) knowLot(due, lot)
  if (account.somethingDue) await fillExpiry(ctx, due)
  const programs = account.programs.flatMap((program) =>
    viewProgram(account, program, [...due.lots.values()], catalogue, activity.get(program.id) ?? null),
  )
  return {
    customer,
    business,
    programs: nextFirst(programs),
    rewards: held.map((row) => viewReward(row, due)),
  }
}

type Offer = Awaited<ReturnType<typeof findCatalogue>>[number]

function viewProgram(
  account: Account,
  program: Account['programs'][number],
  lots: Lot[],
  catalogue: Offer[],
  lastActivity: Date | null,
): PortalProgram[] {
  const { id, name, status, terms, standing } = program
  if (!standing || !isShown(program)) return []
  const offers = catalogue.filter((offer) => offer.program_id === id)
  return [
    {
      id,
      name,
      status,
      terms,
      progress: {
        points_balance: standing.points_balance,
        total_earned: standing.total_earned,
        reward_at: terms.type === 'points' ? nextRewardAt(terms, offers) : null,
        stamps_current: standing.stamps_current,
        places: standing.card_places,
        card_expires_at: standing.card_expires_at?.toISOString() ?? null,
        visits: visitsOn(account, program),
        rewards_earned: standing.rewards_earned,
        last_activity_at: lastActivity?.toISOString() ?? null,
      },
      expiring: soonestExpiring(lots.filter((lot) => lot.program_id === id)),
      catalogue: offers.map(({ program_id: _own, stock, ...offer }) => ({
        ...offer,
        locked: lockOn(program, { ...offer, stock }),
      })),
    },
  ]
}

function soonestExpiring(lots: Lot[]): PortalProgram['expiring'] {
  const open = lots.filter((lot) => lot.remaining > 0 && lot.expires_at !== null)
  const soonest = Math.min(...open.map((lot) => lot.expires_at!.getTime()))
  const points = open
    .filter((lot) => lot.expires_at!.getTime() === soonest)
    .reduce((sum, lot) => sum + lot.remaining, 0)
  return points > 0 ? { points, expires_at: new Date(soonest).toISOString() } : null
}

type RewardRow = Awaited<ReturnType<typeof findRewards>>[number]

function viewReward({ reward, program_name }: RewardRow, due: Book): PortalReward {
  const status = (due.rewardChanges.get(reward.id)?.status ?? reward.status) as PortalReward['status']
  const usable = status === 'earned'
  return {
    id: reward.id,
    program_id: reward.program_id,
    program_name,
    name: reward.name,
    description: reward.description,
    status,
    redemption_code: usable ? reward.redemption_code : null,
    earned_at: reward.earned_at.toISOString(),
    expires_at: reward.expires_at?.toISOString() ?? null,
    redeemed_at: reward.redeemed_at?.toISOString() ?? null,
    cancellable: usable && reward.paid_by !== null,
  }
}
