import type { z } from 'zod'
import { findPurchases } from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { findTrigger, templateBy } from '../findTrigger.ts'
import { announce } from '../meeting/announce.ts'
import { meetPurchase } from '../meeting/purchases.ts'
import { findRewards, type MakeCardLink } from '../meeting/subscriber.ts'
import type { meetLaterQueue } from '../queues.ts'

type Waited = z.infer<typeof meetLaterQueue.payload>

const actor = { kind: 'system', name: 'triggers' } as const

/** Sends a trigger's delayed message, if its cause still holds: the reward is unused, the purchase was not undone. */
export const fireLater = (
  services: Services,
  makeCardLink: MakeCardLink,
  { businessId, ...due }: Waited,
): Promise<void> => inBusiness(services, businessId, actor, (ctx) => tell(ctx, makeCardLink, due))

async function tell(
  ctx: BusinessContext,
  makeCardLink: MakeCardLink,
  due: Omit<Waited, 'businessId'>,
): Promise<void> {
  const { kind, channel, customerId, operationId, rewardIds = [], brings } = due
  const make = async (phone: string) => (await makeCardLink(ctx, { customerId, phone })).link
  if (kind === 'welcome' || kind === 'reward')
    return announce(ctx, {
      customerId,
      hasJoined: kind === 'welcome',
      rewards: await findRewards(ctx, rewardIds),
      by: [channel],
      ...(brings === 'link' && { cardLink: { make } }),
    })
  const trigger = await findTrigger(ctx, kind)
  const sends = await templateBy(ctx, trigger, channel)
  const [purchase] = operationId ? await findPurchases(ctx, [operationId]) : []
  if (purchase && sends[channel]) await meetPurchase(ctx, { trigger, sends, purchase, customerId })
}
