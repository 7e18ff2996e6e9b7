import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Dns } from '#server/platform/providers/dns.ts'
import { compareClocks } from './clocks.ts'
import { checkDns } from './dns.ts'
import { lineOf } from './finding.ts'
import { withoutSecrets } from './withoutSecrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'regulars-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** DNS of one domain, by the names and kinds of its records. */
const dnsOf = (records: Record<string, string[]>): Dns => ({
  txt: async (name) => records[`txt ${name}`] ?? [],
  mx: async (name) => records[`mx ${name}`] ?? [],
  cname: async () => [],
  addresses: async (name) => records[`a ${name}`] ?? [],
})
const environment = {
  PUBLIC_URL: 'https://shop.example.org',
  SMTP_URL: 'smtps://mail.example',
  EMAIL_FROM: 'hello@mail.example.org',
}
const linesOf = async (records: Record<string, string[]>, more: Record<string, string> = {}) =>
  (await checkDns({ ...environment, ...more }, dnsOf(records))).map(lineOf).join('\n')

describe('the records of DNS', () => {
  it('that are missing are named, with those to add', async () => {
    const lines = await linesOf({})
    expect(lines).toMatch(/^wrong +PUBLIC_URL: shop\.example\.org has no address/m)
    for (const record of ['SPF', 'DMARC', 'MX'])
      expect(lines).toMatch(new RegExp(`^warning +${record} of mail\\.example\\.org: there is none`, 'm'))
  })

  it('are right with one SPF record, the policy of the domain above, and a public address', async () => {
    const lines = await linesOf({
      'a shop.example.org': ['1.1.1.1'],
      'txt mail.example.org': ['v=spf1 include:mail.example ~all', 'something=else'],
      'txt _dmarc.example.org': ['v=DMARC1; p=none'],
      'mx mail.example.org': ['in.example.org'],
    })
    expect(lines.split('\n').map((line) => line.split(' ')[0])).toEqual(['ok', 'ok', 'ok', 'ok'])
  })

  it('are wrong where two SPF records cancel each other, or the address is of no use to guests', async () => {
    const lines = await linesOf({
      'a shop.example.org': ['10.0.0.1'],
      'txt mail.example.org': ['v=spf1 -all', 'v=spf1 ~all'],
    })
    expect(lines).toMatch(/^wrong +SPF of mail\.example\.org: 2 records/m)
    expect(lines).toMatch(/^warning +PUBLIC_URL: .*10\.0\.0\.1/m)
  })

  it('hold the key that signs mail, and not another', async () => {
    const path = join(folder, 'dkim.pem')
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    writeFileSync(path, privateKey.export({ format: 'pem', type: 'pkcs8' }))
    const dkim = { EMAIL_DKIM_DOMAIN: 'example.org', EMAIL_DKIM_SELECTOR: 'm', EMAIL_DKIM_KEY: path }
    const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
    const name = 'txt m._domainkey.example.org'
    expect(await linesOf({ [name]: [`v=DKIM1; k=rsa; p=${key}`] }, dkim)).toMatch(/^ok +DKIM/m)
    expect(await linesOf({ [name]: ['v=DKIM1; p=AAAA'] }, dkim)).toMatch(/^wrong +DKIM .*another key/m)
    expect(await linesOf({}, dkim)).toMatch(/^wrong +DKIM .*no TXT record/m)
  })

  it('that nobody can be asked for are a warning, not a fault of the domain', async () => {
    const away = () => Promise.reject(new Error('queryTxt ETIMEOUT'))
    const lines = await checkDns(environment, { txt: away, mx: away, cname: away, addresses: away })
    expect(lines.every(({ level, text }) => level === 'warning' && /nobody could be asked/.test(text))).toBe(
      true,
    )
  })
})

describe('clocks', () => {
  const at = new Date('2026-06-01T12:00:00Z')
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)

  it.each([
    [1, 'ok'],
    [-8, 'warning'],
    [60, 'wrong'],
    [-3600, 'wrong'],
  ])('that are %s seconds apart are %s', (seconds, level) => {
    expect(compareClocks('clock', later(seconds), at, at).level).toBe(level)
  })

  it('are compared with the middle of a slow answer', () => {
    expect(compareClocks('clock', later(10), at, later(20)).level).toBe('ok')
  })
})

describe('a text that repeats a secret', () => {
  it('has none left, however the secret is written', () => {
    const clean = withoutSecrets({
      SMTP_URL: 'smtps://ada:p%40ss%20word@mail.example:465',
      ENCRYPTION_KEYS: 'first-key-first-key,second-key-second',
      STRIPE_SECRET_KEY: 'sk_live_123456',
      PORT: '3000',
    })
    expect(clean('p@ss word, p%40ss%20word, second-key-second and sk_live_123456 at 3000')).toBe(
      '…, …, … and … at 3000',
    )
  })
})
