import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeyring } from '#server/platform/secrets/keyring.ts'
import { formerAfter, newSecret, openSecrets, sealSecret, signed } from './secrets.ts'

/** Of the tests of github.com/standard-webhooks/standard-webhooks (MIT). */
const vector = {
  key: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  expected: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

describe('a signature', () => {
  it('is that of Standard Webhooks’ own vector', () => {
    const { key, timestamp, expected, ...event } = vector
    expect(signed([key], event, new Date(timestamp * 1000))).toEqual({
      'webhook-id': event.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': expected,
    })
  })

  // The library compares with the clock of its process: it stands still, or a second that passes
  // between the signing and the looking would let a signature of just over five minutes through.
  const now = new Date()
  beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())
  const event = { id: 'an id', body: '{"type":"customer.joined"}' }

  it('is taken by the standard’s own library, with each of two secrets', () => {
    const [older, newer] = [newSecret(), newSecret()]
    const headers = signed([newer, older], event, now)
    for (const secret of [older, newer])
      expect(new Webhook(secret).verify(event.body, headers)).toEqual({ type: 'customer.joined' })
    expect(() => new Webhook(newSecret()).verify(event.body, headers)).toThrow()
    expect(() => new Webhook(newer).verify(`${event.body} `, headers)).toThrow()
    expect(() => new Webhook(newer).verify(event.body, { ...headers, 'webhook-id': 'another' })).toThrow()
  })

  it.each([
    ['older than five minutes', -301],
    ['five minutes ahead', 301],
  ])('%s is refused by the library: a try is signed anew', (_, seconds) => {
    const secret = newSecret()
    const headers = signed([secret], event, new Date(now.getTime() + seconds * 1000))
    expect(() => new Webhook(secret).verify(event.body, headers)).toThrow(/timestamp/i)
  })

  it('is also the replaced secret’s for a day, and of three replaced ones at most', () => {
    const keyring = createKeyring(['a key of at least 32 characters, for tests'])
    const secrets = Array.from({ length: 6 }, newSecret)
    const seal = (secret: string) => sealSecret(keyring, 'shop', secret)
    const replaced = secrets
      .slice(1)
      .reduce((endpoint, secret) => ({ secret: seal(secret), former_secrets: formerAfter(endpoint, now) }), {
        secret: seal(secrets[0]!),
        former_secrets: [] as { secret: string; until: string }[],
      })
    const openAt = (ms: number) =>
      openSecrets(keyring, { business_id: 'shop', ...replaced }, new Date(now.getTime() + ms))
    const day = 86_400_000
    expect(openAt(day - 1)).toEqual(secrets.slice(2).reverse())
    expect(openAt(day)).toEqual([secrets[5]])
    expect(() => openSecrets(keyring, { business_id: 'another', ...replaced }, now)).toThrow('no key opens')
  })
})
