import { z } from '@hono/zod-openapi'
import { MOST_SELECTED } from '#server/loyalty/customers/contract.ts'
import { segmentRef } from '#server/messaging/segments/contract.ts'
import { defineDownload, id, json } from '#server/platform/http/contract.ts'

const contentType = 'text/csv'

export const exportCustomers = defineDownload({
  operation: 'exportCustomers',
  path: '/v1/exports/customers.csv',
  permission: 'business admin',
  scope: 'exports:read',
  asksAgain: true,
  summary: 'Every customer, or everybody in a segment, as CSV; money and dates as docs/csv-files.md says',
  contentType,
  request: { query: z.strictObject({ segment: segmentRef.optional() }) },
})

export const exportSelection = defineDownload({
  operation: 'exportCustomerSelection',
  method: 'post',
  path: '/app/customer-selection/download',
  permission: 'business admin',
  asksAgain: true,
  summary: 'These customers, as CSV; who was merged or erased meanwhile is not in it',
  contentType,
  request: { body: json(z.strictObject({ ids: z.array(id).min(1).max(MOST_SELECTED) })) },
})

export const exportLedger = defineDownload({
  operation: 'exportLedger',
  path: '/v1/exports/ledger.csv',
  permission: 'business admin',
  scope: 'exports:read',
  asksAgain: true,
  summary: 'Every operation with its ledger entries, oldest first, as CSV',
  contentType,
})

export const exportOutstanding = defineDownload({
  operation: 'exportOutstanding',
  path: '/v1/exports/outstanding.csv',
  permission: 'business admin',
  scope: 'exports:read',
  asksAgain: true,
  summary:
    'For bookkeepers: points and rewards that customers held at the end of each month, and their value, as CSV',
  contentType,
})

export const exportMessages = defineDownload({
  operation: 'exportMessages',
  path: '/v1/exports/messages.csv',
  permission: 'business admin',
  scope: 'exports:read',
  asksAgain: true,
  summary: 'Every text and email, oldest first, as CSV',
  contentType,
})
