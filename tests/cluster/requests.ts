import { openProxy } from '#tests/world/network/proxy.ts'
import type { Product } from '#tests/world/product.ts'
import type { Business } from './mainJob.ts'

type Asked = [what: string, method: 'GET' | 'POST', path: string, body?: () => object]

/** The requests of a business's day. */
export const requestsOf = ({ customerId, rewardId }: Business): Asked[] => [
  ['session', 'GET', '/api/auth/session'],
  ['look up by phone', 'GET', '/api/v1/customers/lookup?search=%2B12125551001'],
  ['look at a guest', 'GET', `/api/app/counter/customers/${customerId}`],
  ['purchase', 'POST', '/api/v1/purchases', () => ({ customer_id: customerId, amount: 2000, stamps: 2 })],
  ['claim', 'POST', `/api/v1/rewards/${rewardId}/claim`, () => ({ customer_id: customerId })],
  ['list guests', 'GET', '/api/v1/customers'],
  ['list operations', 'GET', '/api/v1/operations'],
  ['dashboard', 'GET', '/api/app/dashboard'],
]

export type Sender = ReturnType<typeof openSender>

/** Sends as the owner's browser does, without the relay that a visitor of the tests runs after each request. */
export function openSender({ url, services }: Product) {
  const proxy = openProxy(url)
  return {
    close: proxy.close,
    sendAs: async ({ owner }: Business, method: string, path: string, body?: object): Promise<void> => {
      const answer = await proxy.send({
        ...{ method, path },
        headers: {
          host: new URL(services.publicUrl).host,
          cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...{ 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
          'idempotency-key': crypto.randomUUID(),
        },
        ...(body && { body: Buffer.from(JSON.stringify(body)) }),
      })
      if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.bytes.toString()}`)
    },
  }
}
