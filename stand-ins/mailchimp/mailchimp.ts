import { listen } from '#stand-ins/listen.ts'
import { type Audience, type Behaviour, mailchimpApp } from './app.ts'
import { LOCAL_MAILCHIMP_KEY } from './key.ts'
import { hashOf, type Member } from './member.ts'

export type MailchimpStandIn = {
  baseUrl: string
  /** A key that the stand-in accepts, like any other in this form. */
  apiKey: string
  /** Sets how requests are answered from now on. Undefined restores the usual answers. */
  answer(behaviour: Behaviour | undefined): void
  /** The requests so far, oldest first. */
  requests: { method: string; path: string; body: unknown }[]
  audience(key: string, name?: string): Audience
  member(key: string, email: string): Member | undefined
  /** Adds a member without the product, as Mailchimp's form or an imported file does. */
  put(key: string, email: string, status: string, changed?: Date): void
  /** Unsubscribes a member by Mailchimp's own link, or cleans an address that bounced. `tells` calls the webhooks. */
  leave(
    key: string,
    email: string,
    how?: { status?: 'unsubscribed' | 'cleaned'; at?: Date; tells?: boolean },
  ): Promise<number[]>
  close(): Promise<void>
}

const AUDIENCE = 'Newsletter'

/** The id of an audience in the account that a key opens. */
export const audienceId = (key: string, name = AUDIENCE): string => hashOf(`${key} ${name}`).slice(0, 10)

/** A local Mailchimp on a loopback port, with two audiences for each key. Its data last as long as the process. */
export async function startMailchimp({
  port,
  now = () => new Date(),
}: {
  port?: number
  now?: () => Date
} = {}): Promise<MailchimpStandIn> {
  const accounts = new Map<string, Map<string, Audience>>()
  const requests: MailchimpStandIn['requests'] = []
  let behaviour: Behaviour | undefined
  const audiencesOf = (key: string) => {
    const found = accounts.get(key)
    if (found) return found
    const made = new Map(
      [AUDIENCE, 'Wholesale'].map((name) => {
        const id = audienceId(key, name)
        return [id, { id, name, members: new Map(), forgotten: new Set<string>(), webhooks: new Map() }]
      }),
    )
    accounts.set(key, made)
    return made
  }
  const app = mailchimpApp({
    audiencesOf,
    behaviour: () => behaviour,
    onRequest: (request) => requests.push(request),
    now,
  })
  const listening = await listen(app, port)
  const audience = (key: string, wanted = AUDIENCE) =>
    [...audiencesOf(key).values()].find(({ name }) => name === wanted)!
  const put: MailchimpStandIn['put'] = (key, email, status, changed = now()) => {
    const before = audience(key).members.get(hashOf(email))
    const blank = { email, fields: {}, tags: [], optedAt: status === 'subscribed' ? changed : null }
    audience(key).members.set(hashOf(email), { ...blank, ...before, status, changed })
  }
  return {
    baseUrl: listening.url,
    apiKey: LOCAL_MAILCHIMP_KEY,
    answer(wanted) {
      behaviour = wanted
    },
    requests,
    audience,
    member: (key, email) => audience(key).members.get(hashOf(email)),
    put,
    leave(key, email, { status = 'unsubscribed', at = now(), tells = true } = {}) {
      put(key, email, status, at)
      const { id, webhooks } = audience(key)
      const form = {
        type: status === 'cleaned' ? 'cleaned' : 'unsubscribe',
        fired_at: at.toISOString().replace('T', ' ').slice(0, 19),
        ...{ 'data[list_id]': id, 'data[email]': email },
      }
      const tell = async (url: string) =>
        (await fetch(url, { method: 'POST', body: new URLSearchParams(form) })).status
      return Promise.all(tells ? [...webhooks.values()].map(tell) : [])
    },
    close: listening.close,
  }
}
