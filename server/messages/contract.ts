import { createRoute, z } from '@hono/zod-openapi'
import { id, type Permission } from '#server/platform/http/contract.ts'

/**
 * Calls from outside our own pages: the provider's, which its signature authenticates, and those of mail
 * programs, which a signed token does. They stand outside /api/v1 and answer in their callers' formats.
 */
const open = { 'x-permission': 'anyone' satisfies Permission } as const
const token = z.object({ token: z.string().max(200) })
const pageOf = (description: string) => ({ description, content: { 'text/html': { schema: z.string() } } })
/** `attempt` says which attempt at sending a report is about. */
export const twilioStatus = createRoute({
  ...open,
  method: 'post',
  path: '/webhooks/twilio/status/{businessId}/{messageId}',
  summary: 'Twilio tells what has become of a text',
  request: {
    params: z.object({ businessId: id, messageId: id }),
    query: z.object({ attempt: z.coerce.number().int().min(1) }),
  },
  responses: { 204: { description: 'Taken in' } },
})

/** Where Twilio is told to report on a message's present attempt. */
export const statusPath = (message: { business_id: string; id: string; attempt: number }): string =>
  `/webhooks/twilio/status/${message.business_id}/${message.id}?attempt=${message.attempt}`

export const twilioInbound = createRoute({
  ...open,
  method: 'post',
  path: '/webhooks/twilio/inbound',
  summary: 'A text to our number: STOP, START and HELP are obeyed',
  responses: { 200: { description: 'The answer', content: { 'text/xml': { schema: z.string() } } } },
})

export const showUnsubscribe = createRoute({
  ...open,
  method: 'get',
  path: '/unsubscribe/{token}',
  summary: 'The page behind the link of a mail; it changes nothing by itself',
  request: { params: token },
  responses: { 200: pageOf('A button'), 404: pageOf('Not a link of ours') },
})

export const unsubscribeStyles = createRoute({
  ...open,
  method: 'get',
  path: '/unsubscribe/page.css',
  summary: 'How that page looks',
  responses: { 200: { description: 'Styles', content: { 'text/css': { schema: z.string() } } } },
})

export const unsubscribe = createRoute({
  ...open,
  method: 'post',
  path: '/unsubscribe/{token}',
  summary: 'Ends the consent to emails: the button, and the one click of mail programs (RFC 8058)',
  request: { params: token },
  responses: { 200: pageOf('Done'), 404: pageOf('Not a link of ours') },
})

export const openPixel = createRoute({
  ...open,
  method: 'get',
  path: '/o/{token}',
  summary: 'Counts that a mail was opened',
  request: { params: token },
  responses: { 200: { description: 'One transparent pixel', content: { 'image/gif': { schema: z.any() } } } },
})
