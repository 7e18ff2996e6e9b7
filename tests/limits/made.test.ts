import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_AT_ONCE } from '#server/data/exports/oneOfFew.ts'
import { KEPT_REVOKED, MOST_KEYS } from '#server/identity/api-keys/apiKey.ts'
import { MOST_PROGRAMS } from '#server/loyalty/programs/refuseBeyondPrograms.ts'
import { MOST_QR_CODES } from '#server/loyalty/qr-codes/contract.ts'
import { MOST_REWARDS } from '#server/loyalty/rewards/contract.ts'
import { MOST_CAMPAIGNS } from '#server/messaging/campaigns/draft/refuseBeyondCampaigns.ts'
import { MOST_TEMPLATES } from '#server/messaging/templates/contract.ts'
import { joiningAt, openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'

type Business = { owner: Visitor; businessId: string; programId: string }

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product?.close())

const rows = <Row>(text: string, values: unknown[] = []) => joiningAt(product).rows<Row>(text, values)

/** Opens a business on the plan without limits of its own. */
async function openBusiness(): Promise<Business> {
  const business = await openBusinessWithCode(product)
  const made = await business.owner.post('/api/v1/programs', { name: 'Points', type: 'points', config: {} })
  return { ...business, programId: (made.body as { id: string }).id }
}

/** Things with a limit: `fill` inserts old ones, `add` creates one more. */
const made: Record<
  string,
  {
    most: number
    things: string
    table: string
    where?: string
    fill: string
    add: (business: Business) => Promise<Answer>
  }
> = {
  'QR codes': {
    ...{ most: MOST_QR_CODES, things: 'QR codes', table: 'qr_codes' },
    fill: `insert into qr_codes (business_id, id, code, created_at) select $1, gen_random_uuid(), 'X' || n, now()`,
    add: ({ owner }) => owner.post('/api/v1/qr-codes', { location_name: 'Door' }),
  },
  'SMS templates': {
    ...{ most: MOST_TEMPLATES, things: 'SMS templates', table: 'sms_templates' },
    fill: `insert into sms_templates (business_id, id, name, trigger_type, message_template, created_at)
      select $1, gen_random_uuid(), 'Old', 'custom', 'Hello', now()`,
    add: ({ owner }) =>
      owner.post('/api/v1/sms-templates', {
        name: 'New',
        trigger_type: 'custom',
        message_template: 'Hello',
      }),
  },
  'email templates': {
    ...{ most: MOST_TEMPLATES, things: 'email templates', table: 'email_templates' },
    fill: `insert into email_templates (business_id, id, name, trigger_type, subject, body, created_at)
      select $1, gen_random_uuid(), 'Old', 'custom', 'Hello', 'Hello', now()`,
    add: ({ owner }) =>
      owner.post('/api/v1/email-templates', {
        ...{ name: 'New', trigger_type: 'custom', subject: 'Hello', body: 'Hello', blocks: null },
      }),
  },
  rewards: {
    ...{ most: MOST_REWARDS.shown, things: 'rewards in its catalogue', table: 'rewards' },
    where: `type = 'catalogue' and active`,
    fill: `insert into rewards (business_id, id, program_id, type, name, description, points_price, created_at)
      select $1, gen_random_uuid(), $2, 'catalogue', 'Old', '', 5, now()`,
    add: ({ owner, programId }) =>
      owner.post('/api/v1/rewards', {
        program_id: programId,
        name: 'Tea',
        description: '',
        points_price: 200,
      }),
  },
  programs: {
    ...{ most: MOST_PROGRAMS.running, things: 'programs', table: 'loyalty_programs' },
    where: 'archived_at is null',
    fill: `insert into loyalty_programs (business_id, id, name, type, config, status, created_at)
      select $1, gen_random_uuid(), 'Old', type, config, 'paused', now() from loyalty_programs p cross join`,
    add: ({ owner }) => owner.post('/api/v1/programs', { name: 'More', type: 'points', config: {} }),
  },
  campaigns: {
    ...{ most: MOST_CAMPAIGNS, things: 'campaigns that are not over', table: 'campaigns' },
    fill: `insert into campaigns (business_id, id, name, type, texts, created_at)
      select $1, gen_random_uuid(), 'Old', 'sms', '[]', now()`,
    add: ({ owner }) =>
      owner.post('/api/v1/campaigns', { name: 'News', type: 'sms', texts: [{ body: 'Hello' }] }),
  },
}

const fillUp = async (business: Business, { most, table, where = 'true', fill }: (typeof made)[string]) => {
  const [there] = await rows<{ n: number }>(
    `select count(*)::int as n from ${table} where business_id = $1 and ${where}`,
    [business.businessId],
  )
  const more = most - 1 - there!.n
  const series = `generate_series(1, ${more}) n`
  const text = fill.endsWith('cross join') ? `${fill} ${series} where p.id = $2` : `${fill} from ${series}`
  await rows(text, text.includes('$2') ? [business.businessId, business.programId] : [business.businessId])
}

describe('a shop', () => {
  it.each(Object.keys(made))('cannot make more %s than others can bear, nor two at once', async (name) => {
    const one = made[name]!
    const business = await openBusiness()
    await fillUp(business, one)
    const answers = await Promise.all([one.add(business), one.add(business), one.add(business)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body).toMatchObject({ error: { code: 'limit_reached' } })
    expect(refused.text).toContain(`A shop has at most ${one.most} ${one.things}.`)
    expect((await one.add(await openBusiness())).status).toBe(201)
  })

  it.each([
    ['QR codes', '/api/v1/qr-codes'],
    ['rewards', '/api/v1/rewards'],
  ])('is given its last one of the %s again when the answer was lost', async (name, path) => {
    const business = await openBusiness()
    await fillUp(business, made[name]!)
    const body =
      name === 'rewards'
        ? { program_id: business.programId, name: 'Tea', description: '', points_price: 200 }
        : {}
    const answers: Answer[] = []
    for (let n = 0; n < 2; n++)
      answers.push(await business.owner.post(path, body, { 'idempotency-key': 'lost' }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]!.body).toEqual(answers[0]!.body)
  })

  it('keeps no more revoked API keys than anybody looks at, and its ten others', async () => {
    const { owner, businessId } = await openBusiness()
    await rows(
      `insert into api_keys (business_id, id, name, hash, ending, created_at, revoked_at, idempotency_key)
       select $1, gen_random_uuid(), 'Old', 'hash ' || n, 'abcd', now(), now(), 'old ' || n
       from generate_series(1, ${KEPT_REVOKED + 50}) n`,
      [businessId],
    )
    for (let n = 0; n < MOST_KEYS; n++)
      expect((await owner.post('/api/app/api-keys', { name: `Till ${n}` })).status).toBe(201)
    expect((await owner.post('/api/app/api-keys', { name: 'One more' })).text).toContain(
      'at most 10 API keys',
    )
    const [kept] = await rows<{ revoked: number; living: number }>(
      `select count(revoked_at)::int as revoked, count(*) filter (where revoked_at is null)::int as living
       from api_keys where business_id = $1`,
      [businessId],
    )
    expect(kept).toEqual({ revoked: KEPT_REVOKED, living: MOST_KEYS })
  })

  it.each([
    ['campaign-start', 50, '/api/v1/campaigns/01939c00-0000-7000-8000-00000000dead/start', { version: 1 }],
    ['import', 50, '/api/app/imports/01939c00-0000-7000-8000-00000000dead/start', undefined],
  ])('is kept from a %s beyond %i a day', async (key, limit, path, body) => {
    const { owner, businessId } = await openBusiness()
    const start = () => owner.post(path, body ?? { attests_sms: false, attests_email: false })
    expect((await start()).status).toBe(404)
    await rows('update attempts set count = $2 where key = $1', [`${key}:${businessId}`, limit])
    expect((await start()).status).toBe(429)
  })
})

describe('downloads of a shop', () => {
  it('are two at once, and free again when they end or are broken off', async () => {
    const { owner, businessId } = await openBusiness()
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    // Three pages of messages. The first is larger than a connection buffers while nobody reads.
    await rows(
      `insert into communication_logs (business_id, id, type, direction, purpose, dedupe_key, recipient, content,
         state, due_at, created_at)
       select $1, gen_random_uuid(), 'email', 'out', 'marketing', 'n' || n, 'a@b.example', repeat('a', 12000),
         'accepted', now(), now() from generate_series(1, 2001) n`,
      [businessId],
    )
    const stop = new AbortController()
    const download = () =>
      fetch(`${product.url}/api/v1/exports/messages.csv`, { headers: { cookie }, signal: stop.signal })
    const open: Response[] = []
    for (let n = 0; n < MOST_AT_ONCE; n++) open.push(await download())
    expect(open.map(({ status }) => status)).toEqual([200, 200])
    const refused = await download()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
    stop.abort()
    const isFree = async () => (await owner.get('/api/v1/exports/ledger.csv')).status === 200
    await expect.poll(isFree, { timeout: 20_000 }).toBe(true)
  })
})
