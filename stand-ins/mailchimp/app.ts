import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { hashOf, type Member, memberPut, memberResource } from './member.ts'

/** The status with which the next requests are refused. */
export type Behaviour = 400 | 401 | 403 | 429 | 500 | 503

export type Audience = {
  id: string
  name: string
  members: Map<string, Member>
  /** Addresses that were deleted for good: only their owners can subscribe them again. */
  forgotten: Set<string>
  webhooks: Map<string, string>
}
type Parts = {
  /** The audiences of the account that a key opens. An unknown key opens a new account. */
  audiencesOf(key: string): Map<string, Audience>
  behaviour(): Behaviour | undefined
  onRequest(request: { method: string; path: string; body: unknown }): void
  now(): Date
}

const titles: Record<number, string> = {
  400: 'Invalid Resource',
  401: 'API Key Invalid',
  403: 'User Action Not Permitted',
  404: 'Resource Not Found',
  429: 'Too Many Requests',
}

function problem(c: Context, status: 400 | 401 | 403 | 404 | 429 | 500 | 503, title: string, detail: string) {
  c.header('Content-Type', 'application/problem+json')
  if (status === 429) c.header('Retry-After', '90')
  const type = 'https://mailchimp.com/developer/marketing/docs/errors/'
  return c.body(JSON.stringify({ type, title, status, detail, instance: randomUUID() }), status)
}

/**
 * The parts of Mailchimp's Marketing API 3.0 that the product uses. It accepts every well-formed key, except those that
 * begin with 'dead'.
 */
export function mailchimpApp({ audiencesOf, behaviour, onRequest, now }: Parts): Hono {
  const app = new Hono()
  const missing = (c: Context) => problem(c, 404, titles[404]!, 'The requested resource could not be found.')
  const listOf = (c: Context) => audiencesOf(keyOf(c)!).get(c.req.param('list') ?? '')
  app.use('/3.0/*', async (c, next) => {
    const key = keyOf(c)
    if (!key || key.startsWith('dead'))
      return problem(
        c,
        401,
        titles[401]!,
        "Your API key may be invalid, or you've attempted to access the wrong datacenter.",
      )
    const told = behaviour()
    if (told) return problem(c, told, titles[told] ?? 'Internal Server Error', 'Told to.')
    onRequest({
      method: c.req.method,
      path: c.req.path,
      body: await c.req.raw
        .clone()
        .json()
        .catch(() => undefined),
    })
    return next()
  })
  app.get('/3.0/lists', (c) =>
    c.json({ lists: [...audiencesOf(keyOf(c)!).values()].map(({ id, name }) => ({ id, name })) }),
  )
  app.get('/3.0/lists/:list/members', (c) => {
    const list = listOf(c)
    if (!list) return missing(c)
    const { status, since_last_changed: since, offset = '0', count = '10', ...sorting } = c.req.query()
    const sorted = sortMembers([...list.members.values()], sorting)
    if (!sorted || Number(count) > 1000)
      return problem(c, 400, titles[400]!, 'A value is none of those that there are.')
    const found = sorted.filter(
      (member) => (!status || member.status === status) && (!since || member.changed > new Date(since)),
    )
    const page = found.slice(Number(offset), Number(offset) + Number(count))
    return c.json({
      members: page.map((member) => memberResource(list.id, member)),
      total_items: found.length,
    })
  })
  app.get('/3.0/lists/:list/members/:hash', (c) => {
    const list = listOf(c)
    const member = list?.members.get(c.req.param('hash'))
    return list && member ? c.json(memberResource(list.id, member)) : missing(c)
  })
  app.put('/3.0/lists/:list/members/:hash', async (c) => {
    const list = listOf(c)
    const hash = c.req.param('hash')
    const read = memberPut.safeParse(await c.req.json().catch(() => undefined))
    if (!list) return missing(c)
    if (!read.success || hashOf(read.data.email_address) !== hash)
      return problem(
        c,
        400,
        'Invalid Resource',
        read.error?.issues[0]?.message ?? 'The hash is of another address.',
      )
    const { email_address: email, status, status_if_new, merge_fields = {}, tags = [] } = read.data
    if (list.forgotten.has(hash))
      return problem(
        c,
        400,
        'Forgotten Email Not Subscribed',
        `${email} was permanently deleted and cannot be re-imported.`,
      )
    if (/fake/.test(email))
      return problem(
        c,
        400,
        'Invalid Resource',
        `${email} looks fake or invalid, please enter a real email address.`,
      )
    const before = list.members.get(hash)
    if (before && ['unsubscribed', 'cleaned'].includes(before.status) && status === 'subscribed')
      return problem(
        c,
        400,
        'Member In Compliance State',
        `${email} is in a compliance state and cannot be subscribed.`,
      )
    const member: Member = {
      email,
      status: status ?? before?.status ?? status_if_new,
      fields: { FNAME: '', LNAME: '', ...before?.fields, ...merge_fields },
      tags: [...new Set([...(before?.tags ?? []), ...(before ? [] : tags)])],
      changed: now(),
      optedAt: before?.optedAt ?? (status === 'subscribed' || status_if_new === 'subscribed' ? now() : null),
    }
    list.members.set(hash, member)
    return c.json(memberResource(list.id, member))
  })
  app.delete('/3.0/lists/:list/members/:hash', (c) => {
    const member = listOf(c)?.members.get(c.req.param('hash'))
    if (!member || member.status === 'archived') return missing(c)
    Object.assign(member, { status: 'archived', changed: now() })
    return c.body(null, 204)
  })
  app.post('/3.0/lists/:list/members/:hash/actions/delete-permanent', (c) => {
    const list = listOf(c)
    const hash = c.req.param('hash')
    if (!list?.members.delete(hash)) return missing(c)
    list.forgotten.add(hash)
    return c.body(null, 204)
  })
  app.post('/3.0/lists/:list/members/:hash/tags', async (c) => {
    const member = listOf(c)?.members.get(c.req.param('hash'))
    if (!member) return missing(c)
    const { tags } = await c.req.json<{ tags: { name: string; status: string }[] }>()
    for (const { name, status } of tags)
      member.tags = [...member.tags.filter((tag) => tag !== name), ...(status === 'active' ? [name] : [])]
    return c.body(null, 204)
  })
  app.post('/3.0/lists/:list/webhooks', async (c) => {
    const list = listOf(c)
    if (!list) return missing(c)
    const { url } = await c.req.json<{ url: string }>()
    const answers = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!answers) return problem(c, 400, 'Invalid Resource', 'We could not reach the address of the webhook.')
    const id = randomUUID().slice(0, 8)
    list.webhooks.set(id, url)
    return c.json({ id, url, list_id: list.id })
  })
  app.delete('/3.0/lists/:list/webhooks/:id', (c) =>
    listOf(c)?.webhooks.delete(c.req.param('id')) ? c.body(null, 204) : missing(c),
  )
  app.notFound(missing)
  return app
}

/** Sorts as `sort_field` asks: by opt-in, sign-up or last change. Undefined for an unknown field or direction. */
function sortMembers(
  members: Member[],
  { sort_field, sort_dir = 'ASC' }: Record<string, string>,
): Member[] | undefined {
  if (sort_field === undefined) return members
  const orders: Record<string, (member: Member) => number> = {
    timestamp_opt: ({ optedAt }) => optedAt?.getTime() ?? 0,
    timestamp_signup: () => 0,
    last_changed: ({ changed }) => changed.getTime(),
  }
  const order = orders[sort_field]
  if (!order || !['ASC', 'DESC'].includes(sort_dir)) return undefined
  return members.toSorted((one, other) => (order(one) - order(other)) * (sort_dir === 'ASC' ? 1 : -1))
}

function keyOf(c: Context): string | undefined {
  const [, encoded = ''] = /^Basic (.+)$/.exec(c.req.header('authorization') ?? '') ?? []
  return /^[^:]*:([0-9a-f]{32}-[a-z]{2}\d{1,3})$/.exec(Buffer.from(encoded, 'base64').toString())?.[1]
}
