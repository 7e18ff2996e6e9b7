import { z } from '@hono/zod-openapi'
import { defineRoute, id } from '#server/platform/http/contract.ts'
import { campaignDetail } from '../contract.ts'

const one = { params: z.object({ id }) }

export const pauseCampaign = defineRoute({
  operation: 'pauseCampaign',
  method: 'post',
  path: '/app/campaigns/{id}/pause',
  permission: 'business',
  summary: 'Send no more of a campaign for now',
  request: one,
  returns: campaignDetail,
})

export const resumeCampaign = defineRoute({
  operation: 'resumeCampaign',
  method: 'post',
  path: '/app/campaigns/{id}/resume',
  permission: 'business',
  summary: 'Go on with a paused campaign',
  request: one,
  returns: campaignDetail,
})

export const cancelCampaign = defineRoute({
  operation: 'cancelCampaign',
  method: 'post',
  path: '/app/campaigns/{id}/cancel',
  permission: 'business',
  summary: 'End a campaign for good; what is not yet being sent is withdrawn',
  request: one,
  returns: campaignDetail,
})

export const retryCampaign = defineRoute({
  operation: 'retryCampaign',
  method: 'post',
  path: '/app/campaigns/{id}/retry',
  permission: 'business',
  summary: 'Try again what certainly did not arrive',
  request: one,
  returns: campaignDetail,
})
