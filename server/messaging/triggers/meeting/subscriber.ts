import { idsOf, type Subscriber } from '#server/loyalty/events/index.ts'
import { findWaiting } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findTriggers } from '../findTrigger.ts'
import { meetLater } from '../later.ts'
import { announce, type News } from './announce.ts'

/** Makes the link to a customer's card, to be sent to their phone (E.164) alone. */
export type MakeCardLink = (
  ctx: BusinessContext,
  whose: { customerId: string; phone: string },
) => Promise<{ link: string }>

const followed = ['customer.joined', 'reward.earned', 'card_link.requested'] as const

/** Tells customers their news. The portal depends on this feature, so its function for links to cards is passed in. */
export const messageSubscriber = (makeCardLink: MakeCardLink): Subscriber => ({
  types: followed,
  async handle(ctx, happened) {
    const customerId = happened.flatMap(({ ids }) => ('customer_id' in ids ? [ids.customer_id] : []))[0]!
    const earned = idsOf(happened, 'reward.earned').map((ids) => ids.customer_reward_id)
    const hasJoined = idsOf(happened, 'customer.joined').length > 0
    const [request] = idsOf(happened, 'card_link.requested')
    const make = async (phone: string) => (await makeCardLink(ctx, { customerId, phone })).link
    const [welcome, reward] = await findTriggers(ctx, ['welcome', 'reward'])
    const welcomesLater =
      hasJoined && (await meetLater(ctx, welcome!, { customerId, brings: request ? 'news' : 'link' }))
    const tellsLater = earned.length > 0 && (await meetLater(ctx, reward!, { customerId, rewardIds: earned }))
    const greets = hasJoined && !welcomesLater
    await announce(ctx, {
      customerId,
      hasJoined: greets,
      rewards: earned.length > 0 && !tellsLater ? await findRewards(ctx, earned) : [],
      ...((request || greets) && { cardLink: { make, ...(request && { request: request.request_id }) } }),
    })
  },
})

/** Finds the rewards that the customer still has: some may be redeemed or taken back by now. */
export async function findRewards(ctx: BusinessContext, ids: string[]): Promise<News['rewards']> {
  const waiting = await findWaiting(ctx, ids)
  const rewards = waiting.map(({ id, name, redemption_code: code }) => ({ id, name, code }))
  return rewards.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
