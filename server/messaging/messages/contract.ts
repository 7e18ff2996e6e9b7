import { createRoute, z } from '@hono/zod-openapi'
import {
  defineRoute,
  id,
  listOf,
  listQuery,
  type Permission,
  timestamp,
} from '#server/platform/http/contract.ts'
import { messageStates } from './config.ts'
import * as examples from './examples.ts'

/**
 * Calls from outside our own pages: from providers, authenticated by their signature, and from mail programs, by a
 * signed token. They stand outside /api and answer in their callers' formats.
 */
const open = { 'x-permission': 'anyone' satisfies Permission } as const
const token = z.object({ token: z.string().max(200) })
const pageOf = (description: string) => ({ description, content: { 'text/html': { schema: z.string() } } })
/** `attempt` is the number of the attempt at sending that a report is about. */
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

/** The path to which Twilio reports on a message's present attempt. */
export const statusPath = (message: { business_id: string; id: string; attempt: number }): string =>
  `/webhooks/twilio/status/${message.business_id}/${message.id}?attempt=${message.attempt}`

export const twilioInbound = createRoute({
  ...open,
  method: 'post',
  path: '/webhooks/twilio/inbound',
  summary:
    'A text to our number: STOP, START and HELP are obeyed, anything else is kept for the shop it answers',
  responses: { 200: { description: 'The answer', content: { 'text/xml': { schema: z.string() } } } },
})

/** Values that SendGrid gives back with each report on a mail: strings, as it wants them. */
export const reportIds = (message: { business_id: string; id: string; attempt: number }) => ({
  business_id: message.business_id,
  message_id: message.id,
  attempt: String(message.attempt),
})

export const sendgridReports = createRoute({
  ...open,
  method: 'post',
  path: '/webhooks/sendgrid/{businessId}',
  summary: 'SendGrid tells what has become of mails that it sent for a shop',
  request: { params: z.object({ businessId: id }) },
  responses: { 204: { description: 'Taken in' } },
})

export const mailReturned = createRoute({
  ...open,
  method: 'post',
  path: '/webhooks/bounces',
  summary: 'The mail server of the bounce domain hands over a mail that came back, signed',
  responses: { 204: { description: 'Taken in' } },
})

/** The path to which SendGrid reports for a business. */
export const reportsPath = (businessId: string): string => `/webhooks/sendgrid/${businessId}`

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

export const followLink = createRoute({
  ...open,
  method: 'get',
  path: '/l/{token}',
  summary: 'Counts that a link of a message was followed, and leads to where it leads',
  request: { params: token },
  responses: { 302: { description: 'To the address in the message' }, 404: pageOf('Not a link of ours') },
})

const receiver = z.object({
  id,
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})

const communication = z.object({
  id,
  type: z.enum(['sms', 'email']),
  /** 'in' is a text that a customer wrote; `recipient` is then their phone. */
  direction: z.enum(['out', 'in']),
  /** True once staff have read what a customer wrote; null for messages sent. */
  read: z.boolean().nullable(),
  recipient: z.string(),
  recipient_name: z.string().nullable(),
  /** Null for messages to the business itself, and to customers who were erased. */
  customer: receiver.nullable(),
  template_name: z.string().nullable(),
  subject: z.string().nullable(),
  /** The message without codes and links to cards; only its beginning in lists. */
  content: z.string(),
  status: z.enum(['sent', 'failed', 'pending']),
  /** The exact state, which `status` summarizes. */
  state: z.enum(messageStates),
  /** The reason it was not sent, in words. */
  failure: z.string().nullable(),
  opened_at: timestamp.nullable(),
  open_count: z.int(),
  /** Fetches by scanners and privacy proxies, which tell nothing of the reader. */
  machine_open_count: z.int(),
  created_at: timestamp,
})
export type Communication = z.infer<typeof communication>

export const communicationDetail = communication.extend({
  sent_at: timestamp.nullable(),
  /** The moment at which it may go, while it waits. */
  due_at: timestamp.nullable(),
  segments: z.int(),
  /** Credits taken beyond the plan's allowance. */
  credits: z.int(),
  /** True for marketing. Opens of marketing mail are counted while the business tracks. */
  marketing: z.boolean(),
  /** The member of staff who sent it by hand. */
  staff_name: z.string().nullable(),
})
export type CommunicationDetail = z.infer<typeof communicationDetail>

/** As in the specification's view, at most 500 at once. Older messages follow from the end of a page. */
export const listCommunications = defineRoute({
  operation: 'listMessages',
  method: 'get',
  path: '/v1/messages',
  permission: 'business',
  scope: 'messages:read',
  whileImpersonating: 'communications',
  summary:
    'Messages of the shop and what customers texted back, newest first, by words of receiver, customer, subject and content',
  request: {
    query: z.strictObject({
      search: z.string().max(200).default(''),
      type: z.enum(['all', 'email', 'sms']).default('all'),
      /** 'received' are the texts that customers wrote. */
      status: z.enum(['all', 'sent', 'opened', 'failed', 'received']).default('all'),
      ...listQuery({ usual: 100, most: 500 }),
    }),
  },
  returns: listOf(communication),
  example: examples.listCommunications,
})

export const readCommunication = defineRoute({
  operation: 'readMessage',
  method: 'get',
  path: '/v1/messages/{id}',
  permission: 'business',
  scope: 'messages:read',
  whileImpersonating: 'communications',
  summary: 'One message in full',
  request: { params: z.object({ id }) },
  returns: communicationDetail,
  example: examples.readCommunication,
})

export const seeCommunication = defineRoute({
  operation: 'seeMessage',
  method: 'post',
  path: '/app/messages/{id}/see',
  permission: 'business',
  summary: 'Mark what a customer wrote as read',
  request: { params: z.object({ id }) },
  returns: communicationDetail,
})

const messagePreview = z
  .object({
    /** Only of an email. */
    subject: z.string().nullable(),
    /** Rendered for this customer. */
    content: z.string(),
    /** The whole mail as a page, to be shown in a sandboxed frame; null for a text. */
    html: z.string().nullable(),
    recipient: z.string().nullable(),
    segments: z.int(),
    characters: z.int(),
    encoding: z.enum(['GSM-7', 'UCS-2']),
    /** Texts of the month's allowance and credits that it would take. */
    takes: z.object({ allowance: z.int(), credits: z.int() }),
    /** Allowance and credits left to use; an allowance without a limit is null. */
    left: z.object({ allowance: z.int().nullable(), credits: z.int() }),
    /** Set during the business's quiet hours: when it would go. */
    goes_at: timestamp.nullable(),
    /** The reason it would not be sent. */
    refusal: z.string().nullable(),
    /** True if a larger plan would help. */
    upgrade: z.boolean(),
  })
  .openapi('MessagePreview')
export type MessagePreview = z.infer<typeof messagePreview>

export const previewMessage = defineRoute({
  operation: 'previewMessage',
  method: 'get',
  path: '/app/message-previews/{type}/{customer_id}/{template_id}',
  permission: 'business',
  whileImpersonating: 'communications',
  summary: 'What a customer would read of a template, and what it takes',
  request: { params: z.object({ type: z.enum(['sms', 'email']), customer_id: id, template_id: id }) },
  returns: messagePreview,
})
