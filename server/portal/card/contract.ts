import { z } from '@hono/zod-openapi'
import { defineRoute, id, idAs, idempotencyKey, listQuery } from '#server/platform/http/contract.ts'
import { card, HISTORY_PAGE, history, type PortalBusiness, type PortalProgram } from './cardView.ts'

export type {
  NextReward,
  PortalBusiness,
  PortalCard,
  PortalHistory,
  PortalProgram,
  PortalReward,
} from './cardView.ts'

export const readCard = defineRoute({
  operation: 'readOwnCard',
  method: 'get',
  path: '/app/portal/card',
  permission: 'portal',
  summary: "The guest's programs, rewards and latest history as of now",
  returns: card,
})

export const readHistory = defineRoute({
  operation: 'listOwnHistory',
  method: 'get',
  path: '/app/portal/history',
  permission: 'portal',
  summary: "The guest's history, newest first",
  request: { query: z.strictObject(listQuery({ usual: HISTORY_PAGE, most: 100 })) },
  returns: history,
})

export const claimReward = defineRoute({
  operation: 'claimOwnReward',
  method: 'post',
  path: '/app/portal/rewards/{id}/claim',
  permission: 'portal',
  summary: 'Spend points on a reward of the catalogue',
  request: { headers: idempotencyKey, params: idAs('rewardId') },
  returns: z.object({ customer_reward_id: id, redemption_code: z.string() }),
})

export const cancelClaim = defineRoute({
  operation: 'cancelOwnClaim',
  method: 'post',
  path: '/app/portal/customer-rewards/{id}/cancel',
  permission: 'portal',
  summary: 'Give an unused claimed reward back for its points',
  request: { headers: idempotencyKey, params: idAs('customerRewardId') },
  returns: z.object({ points_returned: z.int() }),
})

/**
 * The part of a card that a link shows to whoever opens it: the progress, and the names of the rewards that wait. It
 * has nothing that is worth something at the till, and nothing that tells who the customer is.
 */
export type LinkedCard = {
  business: Pick<
    PortalBusiness,
    | 'company_name'
    | 'brand_color'
    | 'logo_url'
    | 'currency'
    | 'locale'
    | 'time_zone'
    | 'default_country'
    | 'platform_line'
  >
  programs: LinkedProgram[]
  rewards: { name: string; program_name: string; expires_at: string | null }[]
}
type LinkedProgram = Pick<PortalProgram, 'id' | 'name' | 'status' | 'terms'> & {
  progress: Pick<
    PortalProgram['progress'],
    'points_balance' | 'total_earned' | 'reward_at' | 'stamps_current' | 'places' | 'visits'
  >
}
