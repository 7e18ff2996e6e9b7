import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readingsOf } from '#server/commands/readings.ts'
import { newId } from '#server/platform/context/ids.ts'
import { openReadings, type Sample } from '#server/platform/metrics/index.ts'
import { enterWork } from '#server/platform/presence/index.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import { usualTextLimits } from '#tests/world/textLimits.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import type { Check } from './checks.ts'
import { judge as judgeRead } from './judge.ts'
import { readWatch } from './readWatch.ts'
import type { PlatformWatch, WatchedCheck } from './watchContract.ts'

let product: Product
let admin: Visitor
let business: string
beforeAll(async () => {
  product = await openProduct()
  admin = product.visitor()
  const { body } = await admin.post('/api/auth/sign-up', {
    ...{ company_name: 'The platform', email: 'admin@platform.example', password: 'a fine password' },
    tier_id: '01939c00-0000-7000-8000-000000000002',
  })
  business = (body as { business_id: string }).business_id
  await rows('insert into super_admins values ($1)', [business])
})
afterAll(() => product.close())

const rows = (text: string, values: unknown[] = []) =>
  queryAsSuperuser(product.database, product.services.database, text, values)

describe('the health of the platform', () => {
  it('says what needs somebody and what is well, in figures that name no business', async () => {
    await rows(
      `insert into events (business_id, subject_id, type, ids, actor, created_at, due_at)
       values ($1, $1, 'customer.changed', '{}', 'system', now() - interval '6 minutes', now() + interval '1 day')`,
      [business],
    )
    await rows('insert into workers (id, seen_at) values (gen_random_uuid(), now())')
    const { body } = await admin.get('/api/app/admin/health')
    const watch = body as PlatformWatch
    const stateOf = (name: WatchedCheck['name']) => watch.checks.find((check) => check.name === name)
    expect(stateOf('events_wait')).toMatchObject({ state: 'ill', about: ['events'] })
    expect(stateOf('no_worker')).toMatchObject({ state: 'well', value: 1, about: [] })
    expect(stateOf('messages_held')).toMatchObject({ state: 'well', value: 0 })
    // As long as there is no backup, somebody must make one.
    expect(stateOf('backup_old')).toMatchObject({ state: 'ill', is_read: true, value: null })
    // The worker above writes no journal.
    expect(stateOf('journal_fails')).toMatchObject({ state: 'unknown', is_read: true, value: null })
    expect(watch.unread).toEqual([])
    expect(watch.process.answered).toBeGreaterThan(0)
    expect(JSON.stringify(watch)).not.toContain(business)
  })

  it('says that a worker cannot write the journal, before anybody withdraws', async () => {
    const presence = await enterWork(product.services.database)
    presence.tellJournal(true)
    const told = () => rows('select from workers where id = $1 and journal_fails', [presence.id])
    while ((await told()).length === 0) await pause(20)
    const readings = openReadings(
      product.services,
      readingsOf({ textLimits: usualTextLimits, journalFolder: null }),
    )
    const { checks } = await readWatch({ ...product.services, readings })
    expect(checks.find(({ name }) => name === 'journal_fails')).toMatchObject({ state: 'ill', value: 1 })
    presence.leave()
    await rows('delete from workers where id = $1', [presence.id])
  })

  it('is read by super admins alone', async () => {
    const owner = product.visitor()
    await owner.post('/api/auth/sign-up', {
      ...{ company_name: 'Corner', email: `${newId()}@shop.example`, password: 'a fine password' },
      tier_id: '01939c00-0000-7000-8000-000000000002',
    })
    expect((await owner.get('/api/app/admin/health')).status).toBe(403)
    expect((await product.visitor().get('/api/app/admin/health')).status).toBe(401)
  })
})

describe('a check', () => {
  const check = { metric: 'age', of: { label: 'outbox', values: ['a', 'b'] }, above: 300 }
  const sample = (outbox: string, value: number) => ({ metric: 'age', labels: { outbox }, value })
  const judge = (samples: Sample[] | null, asked: Check = check) =>
    judgeRead([{ metrics: { age: '', alive: '' }, samples }], asked)

  it('is well up to its limit and ill beyond it, by the figures that it is about', () => {
    expect(judge([sample('a', 300), sample('c', 900)])).toEqual({
      state: 'well',
      is_read: true,
      value: 300,
      about: [],
    })
    expect(judge([sample('a', 10), sample('b', 301)])).toEqual({
      ...{ state: 'ill', is_read: true, value: 301, about: ['b'] },
    })
    expect(judge([{ metric: 'alive', value: 0 }], { metric: 'alive', below: 1 }).state).toBe('ill')
  })

  it('without a figure is unknown, and not well; ill where there must be one, but not because it could not be read', () => {
    expect(judge([sample('c', 0)])).toMatchObject({ state: 'unknown', is_read: true })
    expect(judge([sample('c', 0)], { ...check, orNone: true })).toMatchObject({ state: 'ill', value: null })
    expect(judge(null, { ...check, orNone: true })).toMatchObject({ state: 'unknown', is_read: false })
  })
})
