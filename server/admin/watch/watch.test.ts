import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/context/ids.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { openProduct, type Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { judge } from './judge.ts'
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
    await rows('insert into workers values (gen_random_uuid(), now())')
    const { body } = await admin.get('/api/app/admin/health')
    const watch = body as PlatformWatch
    const stateOf = (name: WatchedCheck['name']) => watch.checks.find((check) => check.name === name)
    expect(stateOf('events_wait')).toMatchObject({ state: 'ill', about: ['events'] })
    expect(stateOf('no_worker')).toEqual({ name: 'no_worker', state: 'well', value: 1, about: [] })
    expect(stateOf('messages_held')).toMatchObject({ state: 'well', value: 0 })
    // Nobody ever told of a backup: that is neither well nor a figure.
    expect(stateOf('backup_old')).toEqual({ name: 'backup_old', state: 'unknown', value: null, about: [] })
    expect(watch.unread).toEqual([])
    expect(watch.process.answered).toBeGreaterThan(0)
    expect(JSON.stringify(watch)).not.toContain(business)
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

  it('is well up to its limit and ill beyond it, by the figures that it is about', () => {
    expect(judge([sample('a', 300), sample('c', 900)], check)).toEqual({
      state: 'well',
      value: 300,
      about: [],
    })
    expect(judge([sample('a', 10), sample('b', 301)], check)).toEqual({
      ...{ state: 'ill', value: 301, about: ['b'] },
    })
    expect(judge([{ metric: 'alive', value: 0 }], { metric: 'alive', below: 1 }).state).toBe('ill')
  })

  it('without a figure is unknown, and not well', () => {
    expect(judge([sample('c', 0)], check).state).toBe('unknown')
  })
})
