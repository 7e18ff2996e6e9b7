import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '#server/platform/log/log.ts'
import { openBusinessWithCode } from '#tests/world/joining.ts'
import { openProduct, type Product } from '#tests/world/product.ts'

const lines: string[] = []
let product: Product
beforeAll(async () => {
  product = await openProduct(undefined, {
    log: createLog('info', { write: (line: string) => lines.push(line) }),
  })
})
afterAll(() => product?.close())

it('the log names the caller by id, also of a refused request, and shows no code that is worth something', async () => {
  const { owner, businessId } = await openBusinessWithCode(product, {
    program: { name: 'Points', type: 'points', config: {} },
  })
  const { session } = (await owner.get('/api/auth/session')).body as {
    session: { user: { id: string; email: string } }
  }
  lines.length = 0
  await owner.get('/api/v1/codes/RWD-4X7K9Q')
  await owner.get('/api/app/admin/users')
  await product.visitor().get('/api/v1/customers')
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const actor = { kind: 'member', id: session.user.id }
  expect(told).toMatchObject([
    { route: '/api/v1/codes/…', status: 404, actor, business: businessId },
    { route: '/api/app/admin/users', status: 403, actor, business: businessId },
    { route: '/api/v1/customers', status: 401 },
  ])
  expect(told[2]).not.toHaveProperty('actor')
  expect(lines.join()).not.toContain('4X7K9Q')
  expect(lines.join()).not.toContain(session.user.email)
})
