import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { openProduct, type Product, testKeys } from '#tests/world/product.ts'
import { ARRIVAL_HEADER, ARRIVAL_PATH, newPass } from './arrival.ts'

describe('the page that tells how a request arrived', () => {
  let product: Product
  beforeAll(async () => {
    product = await openProduct(undefined, { trustProxy: '127.0.0.1' })
  })
  afterAll(() => product?.close())

  const keyring = createKeyring(testKeys)
  const ask = (pass: string, headers: Record<string, string> = {}) =>
    product
      .visitor('203.0.113.9')
      .send('GET', ARRIVAL_PATH, undefined, { ...headers, [ARRIVAL_HEADER]: pass })

  it('is none for strangers, by forged passes, and by one that ended or is of later', async () => {
    const pass = newPass(keyring, new Date())
    const [time, proof] = pass.split('.') as [string, string]
    const minute = 60_000
    for (const wrong of [
      '',
      'x',
      `${time}.`,
      `${Number(time) + 1}.${proof}`,
      `${time}.${proof.slice(1)}`,
      newPass(createKeyring(['another key of at least 32 characters']), new Date()),
      newPass(keyring, new Date(Date.now() - 2 * minute)),
      newPass(keyring, new Date(Date.now() + 2 * minute)),
    ]) {
      const answer = await ask(wrong)
      expect([wrong, answer.status]).toEqual([wrong, 404])
      expect(answer.text).not.toContain('203.0.113.9')
    }
  })

  it('tells its caller the address that counts, and what the proxy said', async () => {
    const { status, body, headers } = await ask(newPass(keyring, new Date()), { 'x-forwarded-proto': 'http' })
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toMatchObject({
      address: '203.0.113.9',
      connection: '127.0.0.1',
      is_proxy: true,
      forwarded_for: '203.0.113.9',
      forwarded_proto: 'http',
    })
  })
})
