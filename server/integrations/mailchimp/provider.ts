import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type AnswerOutcome, type Observe, observing } from '#server/platform/providers/observe.ts'

export type MailchimpOptions = {
  /** Address of a stand-in; without it, each key names the data centre of its account. */
  baseUrl?: string | undefined
  /** The limit for one request with its whole answer, in milliseconds; default 10,000. */
  timeoutMs?: number
  /** Takes note of each answer. */
  observe?: Observe
}

/** Reason for a request that failed: 'refused' is about the key, 'busy' and 'away' pass by themselves. */
export type MailchimpProblem = {
  kind: 'refused' | 'busy' | 'away' | 'missing' | 'invalid'
  reason: string
  /** Seconds until another try makes sense. */
  retryAfter?: number
}
export type MailchimpAnswer<T> = { ok: true; value: T } | { ok: false; problem: MailchimpProblem }

/** Matches a key. Only its data centre is used in a URL. */
const keyForm = /^[0-9a-f]{32}-([a-z]{2}\d{1,3})$/
export const isMailchimpKey = (key: string): boolean => keyForm.test(key)

/** Mailchimp's id of a member: the MD5 of the address in lower case. */
const subscriberHash = (email: string): string => createHash('md5').update(email.toLowerCase()).digest('hex')

const audience = z.object({ id: z.string(), name: z.string() })
const member = z.object({ email_address: z.string(), status: z.string(), last_changed: z.string() })
export type MailchimpAudience = z.infer<typeof audience>
export type MailchimpMember = z.infer<typeof member>

/** A customer whom the business may write to. */
export type MailchimpPerson = { email: string; firstName: string; lastName: string; tags: string[] }

/**
 * The body for a customer who may be written to. It has `status_if_new` and never `status`, so that a member keeps
 * their status, whatever happened since we looked.
 */
export const upsertOf = ({ email, firstName, lastName, tags }: MailchimpPerson, isNew: boolean) => ({
  email_address: email,
  status_if_new: 'subscribed',
  merge_fields: { FNAME: firstName, LNAME: lastName },
  ...(isNew && tags.length > 0 && { tags }),
})

/** The body for a customer who has an address again that we archived. Only `status` brings them back. */
export const comeBackOf = (person: MailchimpPerson) => ({
  ...upsertOf(person, false),
  status: 'subscribed',
})

/** The body that ends a subscription. */
export const unsubscribeOf = (email: string) => ({
  email_address: email,
  status_if_new: 'unsubscribed',
  status: 'unsubscribed',
})

export type MailchimpAccount = ReturnType<MailchimpProvider['account']>
export type MailchimpProvider = ReturnType<typeof createMailchimpProvider>

/** A client of the parts of Mailchimp's Marketing API 3.0 that a synced audience needs. */
export function createMailchimpProvider({ baseUrl, timeoutMs = 10_000, observe }: MailchimpOptions = {}) {
  const baseOf = (key: string): string => {
    const dataCentre = keyForm.exec(key)?.[1]
    if (!dataCentre) throw new Error('not a Mailchimp key')
    return baseUrl ?? `https://${dataCentre}.api.mailchimp.com`
  }
  return {
    /** @throws {Error} if `key` has not the form of a key */
    account(key: string) {
      const base = `${baseOf(key)}/3.0`
      const authorization = `Basic ${Buffer.from(`regulars:${key}`).toString('base64')}`
      const ask = <T>(method: string, path: string, shape: z.ZodType<T>, body?: object) =>
        observing(
          observe,
          () => request(`${base}${path}`, { method, authorization, body, timeoutMs }, shape),
          outcomeOf,
        )
      const at = (list: string, email: string) =>
        `/lists/${encodeURIComponent(list)}/members/${subscriberHash(email)}`
      return {
        audiences: () =>
          ask('GET', '/lists?fields=lists.id,lists.name&count=200', z.object({ lists: z.array(audience) })),
        read: (list: string, email: string) => ask('GET', at(list, email), member),
        put: (list: string, email: string, body: object) =>
          ask('PUT', `${at(list, email)}?skip_merge_validation=true`, member, body),
        tag: (list: string, email: string, tags: { name: string; status: 'active' | 'inactive' }[]) =>
          ask('POST', `${at(list, email)}/tags`, z.unknown(), { tags }),
        archive: (list: string, email: string) => ask('DELETE', at(list, email), z.unknown()),
        erase: (list: string, email: string) =>
          ask('POST', `${at(list, email)}/actions/delete-permanent`, z.unknown()),
        /**
         * Reads a page of everybody who is or was in an audience, by the time at which they opted in; members who never
         * did come first. The API sorts by `timestamp_opt`, `timestamp_signup` or `last_changed`; the last would move
         * members whom we unsubscribe.
         */
        members: (list: string, offset: number) =>
          ask(
            'GET',
            `/lists/${encodeURIComponent(list)}/members?${new URLSearchParams({
              ...{ offset: String(offset), count: String(MEMBERS_AT_ONCE) },
              ...{ sort_field: 'timestamp_opt', sort_dir: 'ASC' },
              fields: 'members.email_address,members.status,members.last_changed,total_items',
            })}`,
            z.object({ members: z.array(member), total_items: z.int() }),
          ),
        /** Reads a page of the members who have this status and changed since a moment. */
        changed: (list: string, { status, since, offset }: Changed) =>
          ask(
            'GET',
            `/lists/${encodeURIComponent(list)}/members?${new URLSearchParams({
              ...{ status, since_last_changed: since.toISOString(), offset: String(offset) },
              ...{ count: String(MEMBERS_AT_ONCE) },
              fields: 'members.email_address,members.status,members.last_changed',
            })}`,
            z.object({ members: z.array(member) }),
          ),
        addWebhook: (list: string, url: string) =>
          ask('POST', `/lists/${encodeURIComponent(list)}/webhooks`, z.object({ id: z.string() }), {
            url,
            events: {
              subscribe: false,
              unsubscribe: true,
              profile: false,
              cleaned: true,
              upemail: false,
              campaign: false,
            },
            // Our own changes are not reported.
            sources: { user: true, admin: true, api: false },
          }),
        removeWebhook: (list: string, id: string) =>
          ask('DELETE', `/lists/${encodeURIComponent(list)}/webhooks/${encodeURIComponent(id)}`, z.unknown()),
      }
    },
  }
}

export const MEMBERS_AT_ONCE = 500
type Changed = { status: 'unsubscribed' | 'cleaned'; since: Date; offset: number }
type Asked = { method: string; authorization: string; body: object | undefined; timeoutMs: number }

async function request<T>(url: string, asked: Asked, shape: z.ZodType<T>): Promise<MailchimpAnswer<T>> {
  const { method, authorization, body, timeoutMs } = asked
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // Mailchimp's API has no reason to redirect, and the key must not go elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    if (!answer.ok) return { ok: false, problem: problemOf(answer, text) }
    const read = shape.safeParse(text === '' ? {} : parseJson(text))
    if (read.success) return { ok: true, value: read.data }
    return {
      ok: false,
      problem: { kind: 'away', reason: 'Mailchimp gave an answer that we could not read.' },
    }
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    const reason = `Mailchimp could not be reached (${cause?.code ?? (error as Error).name}).`
    return { ok: false, problem: { kind: 'away', reason } }
  }
}

/** A refused key is the business's, and says nothing about us. */
const outcomes = {
  refused: 'rejected',
  missing: 'rejected',
  invalid: 'rejected',
  busy: 'busy',
  away: 'uncertain',
} as const satisfies Record<MailchimpProblem['kind'], AnswerOutcome>

const outcomeOf = (answer: MailchimpAnswer<unknown>): AnswerOutcome =>
  answer.ok ? 'accepted' : outcomes[answer.problem.kind]

const problemDetail = z.object({ title: z.string().default(''), detail: z.string().default('') })
const BUSY_SECONDS = 60
const LONGEST_REASON = 300

function problemOf({ status, headers }: Response, text: string): MailchimpProblem {
  const { title = '', detail = '' } = problemDetail.safeParse(parseJson(text)).data ?? {}
  const reason = [title, detail].filter(Boolean).join(': ').slice(0, LONGEST_REASON) || `HTTP ${status}`
  if (status === 401 || status === 403) return { kind: 'refused', reason }
  if (status === 404) return { kind: 'missing', reason }
  if (status === 429) {
    const wanted = Number(headers.get('retry-after'))
    return { kind: 'busy', reason, retryAfter: wanted > 0 && wanted < 3600 ? wanted : BUSY_SECONDS }
  }
  return status >= 500 ? { kind: 'away', reason } : { kind: 'invalid', reason }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
