import { z } from '@hono/zod-openapi'
import { messageStates } from '#server/messaging/messages/config.ts'
import {
  defineRoute,
  id,
  idempotencyKey,
  json,
  listOf,
  listQuery,
  timestamp,
} from '#server/platform/http/contract.ts'

/** The longest text that carriers take, in characters. */
export const LONGEST_ANSWER = 1600

const keyword = z.enum(['stop', 'start', 'help'])

const customerView = z.object({ id, first_name: z.string().nullable(), last_name: z.string().nullable() })

const conversation = z.object({
  /** The customer's id; for a phone that no customer has, the id of the first text that came from it. */
  id,
  /** Phone that the customer last wrote from, as E.164. */
  phone: z.string(),
  customer: customerView.nullable(),
  /** Beginning of the text that gives the conversation its place in the list. */
  content: z.string(),
  keyword: keyword.nullable(),
  written_at: timestamp,
  /** Texts that nobody has looked at. */
  unread: z.int(),
  /** Nothing is left to answer. */
  done: z.boolean(),
  /** A person has answered since. */
  answered: z.boolean(),
  /** The phone replied STOP. */
  stopped: z.boolean(),
})
export type Conversation = z.infer<typeof conversation>

export const listConversations = defineRoute({
  operation: 'listConversations',
  method: 'get',
  path: '/app/conversations',
  permission: 'business',
  whileImpersonating: 'communications',
  summary: 'Guests who have texted the shop, whoever wrote last first, by name or phone',
  request: {
    query: z.strictObject({
      search: z.string().max(200).default(''),
      filter: z.enum(['open', 'unread', 'done', 'all']).default('open'),
      ...listQuery({ usual: 50, most: 200 }),
    }),
  },
  returns: listOf(conversation),
})

/** More unread texts than this are not counted. */
export const MOST_UNREAD = 1000

export const countUnread = defineRoute({
  operation: 'countUnreadTexts',
  method: 'get',
  path: '/app/unread-texts',
  permission: 'business',
  whileImpersonating: null,
  summary: 'How many texts of guests nobody has looked at, up to 1,000',
  returns: z.object({ unread: z.int() }),
})

const conversationDetail = z.object({
  id,
  /** Phone that an answer goes to; null if the customer has none any more. */
  phone: z.string().nullable(),
  customer: customerView.nullable(),
  done: z.boolean(),
  stopped: z.boolean(),
  /** Reason for which an answer would not go, in words. */
  refusal: z.string().nullable(),
  /** A larger plan would help. */
  upgrade: z.boolean(),
  /** End of the time in which the customer can be answered; null if they cannot. */
  answer_until: timestamp.nullable(),
})
export type ConversationDetail = z.infer<typeof conversationDetail>

const one = z.object({ id })

export const readConversation = defineRoute({
  operation: 'readConversation',
  method: 'get',
  path: '/app/conversations/{id}',
  permission: 'business',
  whileImpersonating: 'communications',
  summary: 'A conversation without its texts, and whether an answer may go',
  request: { params: one },
  returns: conversationDetail,
})

const textOf = z.object({
  id,
  direction: z.enum(['in', 'out']),
  keyword: keyword.nullable(),
  /** Without codes and links to cards. */
  content: z.string(),
  /** Sender: a person, a campaign, a trigger, or the business's program; null for the customer's own texts. */
  sender: z
    .object({ kind: z.enum(['person', 'campaign', 'trigger', 'program']), name: z.string().nullable() })
    .nullable(),
  state: z.enum(messageStates),
  /** Reason for which it was not sent, in words. */
  failure: z.string().nullable(),
  created_at: timestamp,
})
export type ConversationText = z.infer<typeof textOf>

export const listTexts = defineRoute({
  operation: 'listConversationTexts',
  method: 'get',
  path: '/app/conversations/{id}/texts',
  permission: 'business',
  whileImpersonating: 'communications',
  summary: 'The texts of a conversation in both directions, newest first',
  request: { params: one, query: z.strictObject(listQuery({ usual: 50, most: 200 })) },
  returns: listOf(textOf),
})

/** The last text that was on the screen; later ones are left as they are. */
const upTo = json(z.strictObject({ text_id: id }))

export const seeConversation = defineRoute({
  operation: 'seeConversation',
  method: 'post',
  path: '/app/conversations/{id}/see',
  permission: 'business',
  summary: 'Mark what a guest wrote as read, for the whole team',
  request: { params: one, body: upTo },
  returns: conversationDetail,
})

export const finishConversation = defineRoute({
  operation: 'finishConversation',
  method: 'post',
  path: '/app/conversations/{id}/finish',
  permission: 'business',
  summary: 'Be done with what a guest wrote; it comes back when they write again',
  request: { params: one, body: upTo },
  returns: conversationDetail,
})

export const reopenConversation = defineRoute({
  operation: 'reopenConversation',
  method: 'post',
  path: '/app/conversations/{id}/reopen',
  permission: 'business',
  summary: 'Take a conversation back among those that are open',
  request: { params: one },
  returns: conversationDetail,
})

const answer = z.strictObject({
  content: z.string().trim().min(1, 'Write something first').max(LONGEST_ANSWER, 'At most 1,600 characters'),
})

export const previewAnswer = defineRoute({
  operation: 'previewAnswer',
  method: 'post',
  path: '/app/conversations/{id}/preview',
  permission: 'business',
  summary: 'How long an answer is, what it would take, and why it would not go',
  request: { params: one, body: json(answer) },
  returns: z.object({
    segments: z.int(),
    characters: z.int(),
    encoding: z.enum(['GSM-7', 'UCS-2']),
    takes: z.object({ allowance: z.int(), credits: z.int() }),
    left: z.object({ allowance: z.int().nullable(), credits: z.int() }),
    refusal: z.string().nullable(),
    upgrade: z.boolean(),
  }),
})

export const answerCustomer = defineRoute({
  operation: 'answerCustomer',
  method: 'post',
  path: '/app/conversations/{id}/answers',
  permission: 'business',
  needsTexts: true,
  summary: 'Text an answer, once per key; what must not go is refused with the reason and not kept',
  request: { params: one, headers: idempotencyKey, body: json(answer) },
  makes: textOf,
})
