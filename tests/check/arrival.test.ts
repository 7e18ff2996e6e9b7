import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lineOf } from '#server/commands/check/finding.ts'
import { checkOutside } from '#server/commands/check/outside.ts'
import { openProduct, type Product, testKeys } from '#tests/world/product.ts'
import { openPassing, type Passing } from './passing.ts'

const keys = { ENCRYPTION_KEYS: testKeys.join(',') }

let trusting: Product
let alone: Product
beforeAll(async () => {
  ;[trusting, alone] = await Promise.all([
    openProduct(undefined, { trustProxy: '127.0.0.1' }),
    openProduct(undefined, { trustProxy: '' }),
  ])
})
afterAll(() => Promise.all([trusting?.close(), alone?.close()]))

/** The lines of `check` about a product behind a proxy of this kind. */
async function linesBehind(passing: Passing, { url } = trusting): Promise<string[]> {
  const proxy = await openPassing(url, passing)
  try {
    return (await checkOutside({ ...keys, PUBLIC_URL: proxy.url }, new URL(proxy.url))).map(lineOf)
  } finally {
    await proxy.close()
  }
}
const about = (lines: string[], name: string) => lines.find((line) => line.includes(`${name}: `))

describe('the addresses of callers', () => {
  it('are found to be forged where the proxy passes on what it was sent', async () => {
    const lines = await linesBehind({ address: 'passed on' })
    expect(about(lines, 'X-Forwarded-For')).toMatch(/^wrong .*a forged address is believed/)
  })

  it('are found to be right where the proxy appends or replaces', async () => {
    for (const address of ['appended', 'replaced'] as const) {
      const lines = await linesBehind({ address, caller: '203.0.113.9' })
      expect(about(lines, 'X-Forwarded-For')).toMatch(/^ok .*not believed, and 203\.0\.113\.9 arrives/)
      expect(about(lines, 'Host')).toMatch(/^ok /)
      expect(about(lines, 'readiness')).toMatch(/^ok /)
    }
  })

  it('are found to be all the proxy’s where TRUST_PROXY does not name it, or it adds nothing', async () => {
    expect(about(await linesBehind({ address: 'appended' }, alone), 'X-Forwarded-For')).toMatch(
      /^wrong .*Set TRUST_PROXY=127\.0\.0\.1/,
    )
    expect(about(await linesBehind({ address: 'removed' }), 'X-Forwarded-For')).toMatch(
      /^wrong .*does not add it: everybody counts as one address/,
    )
  })

  it('are told with a warning where they are of a private network', async () => {
    const lines = await linesBehind({ address: 'replaced', caller: '10.0.0.7' })
    expect(about(lines, 'X-Forwarded-For')).toMatch(
      /^warning .*10\.0\.0\.7 arrives, which is no address of the internet/,
    )
  })
})

describe('a server that is asked from outside', () => {
  it('is told from one with other keys, from something else, and from nothing', async () => {
    const ask = async (url: string, environment = keys) =>
      (await checkOutside(environment, new URL(url))).map(lineOf).join('\n')
    const others = { ENCRYPTION_KEYS: 'another key of at least 32 characters' }
    expect(await ask(alone.url, others)).toMatch(/wrong +headers: .*other ENCRYPTION_KEYS/)
    expect(await ask(alone.standIns.twilioBaseUrl)).toMatch(/wrong +readiness: .*something else is there/)
    expect(await ask('http://127.0.0.1:9')).toMatch(/wrong +readiness: nothing answers at/)
  })

  it('is found to get another Host than people ask for', async () => {
    const lines = await linesBehind({ address: 'appended', host: 'inside.example' })
    expect(about(lines, 'Host')).toMatch(/^wrong .*changes 127\.0\.0\.1:\d+ to inside\.example/)
  })

  it('is found to be reached without a proxy, and to believe nobody then', async () => {
    const lines = (await checkOutside(keys, new URL(alone.url))).map(lineOf)
    expect(about(lines, 'X-Forwarded-For')).toMatch(/^ok .*no proxy is in between.*127\.0\.0\.1 arrives/)
  })
})
