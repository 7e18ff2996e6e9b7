import { z } from '@hono/zod-openapi'
import { defineRoute, id, json, version } from '#server/platform/http/contract.ts'
import { campaignDetail } from '../contract.ts'
import * as examples from '../examples.ts'

const one = { params: z.object({ id }) }

/** 'YYYY-MM-DDTHH:MM' by the business's clock. */
const localMoment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Choose a day and a time')
  .nullable()
  .default(null)

/** The business's postal address, for emails, where it has none yet. */
const postalAddress = z
  .string()
  .trim()
  .min(1, 'Enter the postal address of your shop')
  .max(300, 'At most 300 characters')
  .nullable()
  .default(null)

export const startCampaign = defineRoute({
  operation: 'startCampaign',
  method: 'post',
  path: '/v1/campaigns/{id}/start',
  permission: 'business',
  scope: 'campaigns:write',
  summary: 'Send a draft now, or at a time of the shop’s clock',
  request: {
    ...one,
    body: json(z.strictObject({ version, at: localMoment, not_after: localMoment, address: postalAddress })),
  },
  returns: campaignDetail,
  example: examples.startCampaign,
})

export const dropCampaignLinks = defineRoute({
  operation: 'dropCampaignLinks',
  method: 'post',
  path: '/v1/campaigns/{id}/drop-links',
  permission: 'business',
  scope: 'campaigns:write',
  summary: 'Take the links to other sites out of an email campaign that waits for a look because of them',
  request: one,
  returns: campaignDetail,
  example: examples.dropCampaignLinks,
})
