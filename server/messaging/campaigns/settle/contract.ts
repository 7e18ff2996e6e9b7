import { z } from '@hono/zod-openapi'
import { defineRoute, id } from '#server/platform/http/contract.ts'
import { campaignDetail } from '../contract.ts'
import * as examples from '../examples.ts'

const one = { params: z.object({ id }) }

export const pauseCampaign = defineRoute({
  operation: 'pauseCampaign',
  method: 'post',
  path: '/v1/campaigns/{id}/pause',
  permission: 'business',
  scope: 'campaigns:write',
  summary: 'Send no more of a campaign for now',
  request: one,
  returns: campaignDetail,
  example: examples.pauseCampaign,
})

export const resumeCampaign = defineRoute({
  operation: 'resumeCampaign',
  method: 'post',
  path: '/v1/campaigns/{id}/resume',
  permission: 'business',
  scope: 'campaigns:write',
  summary: 'Go on with a paused campaign',
  request: one,
  returns: campaignDetail,
  example: examples.resumeCampaign,
})

export const cancelCampaign = defineRoute({
  operation: 'cancelCampaign',
  method: 'post',
  path: '/v1/campaigns/{id}/cancel',
  permission: 'business',
  scope: 'campaigns:write',
  summary: 'End a campaign for good; what is not yet being sent is withdrawn',
  request: one,
  returns: campaignDetail,
  example: examples.cancelCampaign,
})

export const retryCampaign = defineRoute({
  operation: 'retryCampaign',
  method: 'post',
  path: '/v1/campaigns/{id}/retry',
  permission: 'business',
  scope: 'campaigns:write',
  summary: 'Try again what certainly did not arrive',
  request: one,
  returns: campaignDetail,
  example: examples.retryCampaign,
})
