import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { SettingError } from '#server/platform/settings/setting.ts'
import { readConfig, readMigrationUrls } from './config.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'regulars-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const production = {
  DATABASE_URL: 'postgres://app@db/regulars',
  PUBLIC_URL: 'https://regulars.example/',
  SESSION_SECRET: 's'.repeat(32),
  ENCRYPTION_KEYS: `${'a'.repeat(32)},${'b'.repeat(32)}`,
  TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+15550001111',
  SMTP_URL: 'smtps://mail.example',
  EMAIL_FROM: 'hello@regulars.example',
}

describe('the settings', () => {
  it('stop a production start at each one that is missing, and say what to do', () => {
    for (const name of Object.keys(production).filter(
      (one) => !['DATABASE_URL', 'EMAIL_FROM'].includes(one),
    )) {
      const start = () => readConfig({ ...production, [name]: undefined })
      expect(start).toThrow(SettingError)
      expect(start).toThrow(new RegExp(`${name} is missing: .{8,}`))
    }
  })

  it('refuse short secrets, and a public address over plain http', () => {
    expect(() => readConfig({ ...production, SESSION_SECRET: 'short' })).toThrow(
      /SESSION_SECRET is wrong: the secret is too short/,
    )
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://regulars.example' })).toThrow(/https/)
    expect(() => readConfig({ ...production, PORT: 'eighty' })).toThrow(/PORT/)
  })

  it('open /metrics to other machines by a long token alone', () => {
    const METRICS_PORT = '9464'
    expect(readConfig(production).metrics).toEqual({ port: null, host: '127.0.0.1', token: null })
    expect(readConfig({ ...production, METRICS_PORT }).metrics).toMatchObject({ port: 9464, token: null })
    for (const METRICS_HOST of ['0.0.0.0', '::', '10.0.0.5', 'metrics.example'])
      expect(() => readConfig({ ...production, METRICS_PORT, METRICS_HOST })).toThrow(/METRICS_TOKEN/)
    const METRICS_TOKEN = 't'.repeat(32)
    expect(
      readConfig({ ...production, METRICS_PORT, METRICS_HOST: '0.0.0.0', METRICS_TOKEN }).metrics,
    ).toEqual({ port: 9464, host: '0.0.0.0', token: METRICS_TOKEN })
    expect(() => readConfig({ ...production, METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN is wrong/)
    expect(() => readConfig({ ...production, METRICS_TOKEN: 'a b '.repeat(9) })).toThrow(
      /METRICS_TOKEN is wrong/,
    )
    for (const wrong of ['0', '65535', 'any'])
      expect(() => readConfig({ ...production, METRICS_PORT: wrong })).toThrow(/METRICS_PORT/)
  })

  it('leave taxes to Stripe only where that is said, and refuse what says neither', () => {
    const stripe = { ...production, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(readConfig(stripe)).toMatchObject({ payments: { calculatesTax: false } })
    expect(readConfig({ ...stripe, STRIPE_AUTOMATIC_TAX: 'on' })).toMatchObject({
      payments: { calculatesTax: true },
    })
    expect(() => readConfig({ ...stripe, STRIPE_AUTOMATIC_TAX: 'yes' })).toThrow(/STRIPE_AUTOMATIC_TAX/)
  })

  it('pass the database’s certificate to both logins, and refuse a file that does not exist', () => {
    const DATABASE_CA = import.meta.filename
    const { databaseUrl } = readConfig({ ...production, DATABASE_CA }) as { databaseUrl: string }
    expect(databaseUrl).toMatch(/\?sslrootcert=.+config\.test\.ts&sslmode=verify-full$/)
    const MIGRATION_DATABASE_URL = 'postgres://owner@db/regulars'
    const urls = readMigrationUrls({ ...production, MIGRATION_DATABASE_URL, DATABASE_CA })
    expect(urls.ownerUrl).toMatch(/sslmode=verify-full$/)
    expect(() => readConfig({ ...production, DATABASE_CA: '/nowhere.pem' })).toThrow(/DATABASE_CA/)
  })

  it('let nobody but the application’s login work past a pooler', () => {
    const past = (login: string) => {
      const DATABASE_DIRECT_URL = `postgres://${login}@db:5433/regulars`
      return readConfig({ ...production, DATABASE_DIRECT_URL }) as { databaseDirectUrl: string }
    }
    expect(past('app').databaseDirectUrl).toBe('postgres://app@db:5433/regulars')
    expect(() => past('owner')).toThrow(/DATABASE_DIRECT_URL is wrong: it must have the login/)
  })

  it('refuse LEGAL_LANGUAGES in which there are no terms', () => {
    const read = (LEGAL_LANGUAGES: string) => readConfig({ ...production, LEGAL_LANGUAGES }).legalLanguages
    expect([read(''), read('de, fr')]).toEqual([[], ['de', 'fr']])
    expect(() => read('de, German')).toThrow(/LEGAL_LANGUAGES has 'German'/)
  })

  it('refuse a SECURITY_CONTACT that is neither an address nor a page', () => {
    expect(readConfig({ ...production, SECURITY_CONTACT: 'faults@regulars.example' }).securityContact).toBe(
      'mailto:faults@regulars.example',
    )
    expect(() => readConfig({ ...production, SECURITY_CONTACT: 'http://faults.example' })).toThrow(
      /SECURITY_CONTACT/,
    )
  })

  it('take several encryption keys and session secrets, newest first', () => {
    const secrets = [...'sr'].map((letter) => letter.repeat(32))
    const rotated = readConfig({ ...production, SESSION_SECRET: secrets.join() })
    expect(rotated.sessionSecrets).toEqual(secrets)
    expect(readConfig(production).encryptionKeys).toEqual(['a'.repeat(32), 'b'.repeat(32)])
    expect(readConfig(production).publicUrl).toBe('https://regulars.example')
  })

  it.each([
    [
      'an empty one behind a comma',
      `${'a'.repeat(31)},`,
      /secret 1 of 2 is too short(.|\n)*secret 2 of 2 is empty/,
    ],
    ['one before it', `,${'a'.repeat(32)}`, /secret 1 of 2 is empty/],
    ['one of spaces', `${'a'.repeat(32)},${' '.repeat(32)}`, /secret 2 of 2 is empty/],
    ['a short one behind a good one', `${'a'.repeat(32)},short`, /secret 2 of 2 is too short/],
    ['the same twice', `${'a'.repeat(32)},${'a'.repeat(32)}`, /twice/],
    ['a short one alone', 'a'.repeat(31), /the secret is too short/],
  ])('refuse encryption keys and session secrets with %s, and print none', (_, keys, words) => {
    for (const name of ['ENCRYPTION_KEYS', 'SESSION_SECRET']) {
      const start = () => readConfig({ ...production, [name]: keys })
      expect(start).toThrow(SettingError)
      expect(start).toThrow(words)
      expect(start).toThrow(new RegExp(`${name} is wrong`))
      expect(start).not.toThrow(/aaa/)
    }
  })

  it.each([
    ['hello@regulars.example', '', 'hello@regulars.example'],
    ['Regulars <no-reply@example.com>', 'Regulars', 'no-reply@example.com'],
    ['"Bar, Inc." <hi@example.com>', 'Bar, Inc.', 'hi@example.com'],
    ['Bar, Inc. <hi@example.com>', 'Bar, Inc.', 'hi@example.com'],
    [' <hi@example.com> ', '', 'hi@example.com'],
  ])('take the sender of mail as people write it: %s', (text, name, address) => {
    const config = readConfig({ ...production, EMAIL_FROM: text })
    expect(config).toMatchObject({ email: { from: { name, address } } })
  })

  it.each([
    'Regulars',
    'Regulars no-reply@example.com',
    'Regulars <no-reply>',
    'Regulars <no-reply@example.com',
    'no-reply@example.com>',
    'a@example.com, b@example.com',
    'Team: a@example.com;',
    'Regulars <a@example.com>\nBcc: all@example.com',
  ])('refuse a sender of mail that is none at the start: %j', (text) => {
    expect(() => readConfig({ ...production, EMAIL_FROM: text })).toThrow(/EMAIL_FROM is wrong: write one/)
  })

  it('take the three settings of DKIM together, with a key that is one, or none of them', () => {
    const path = join(dataDir, 'dkim.pem')
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    writeFileSync(path, privateKey.export({ format: 'pem', type: 'pkcs8' }))
    const dkim = {
      EMAIL_DKIM_DOMAIN: 'regulars.example',
      EMAIL_DKIM_SELECTOR: 'mail',
      EMAIL_DKIM_KEY: path,
    }
    expect(readConfig({ ...production, ...dkim })).toMatchObject({ email: { dkim: { selector: 'mail' } } })
    expect(readConfig(production)).toMatchObject({ email: { dkim: null } })
    const wrong: Record<string, string>[] = [
      { EMAIL_DKIM_SELECTOR: '' },
      { EMAIL_DKIM_SELECTOR: 'a b' },
      { EMAIL_DKIM_DOMAIN: 'not a domain' },
      { EMAIL_DKIM_KEY: join(dataDir, 'nothing.pem') },
    ]
    for (const one of wrong)
      expect(() => readConfig({ ...production, ...dkim, ...one })).toThrow(/EMAIL_DKIM_/)
  })

  it.each([
    ['TWILIO_ACCOUNT_SID', 'AC1'],
    ['TWILIO_BASE_URL', 'http://localhost:1'],
    ['SMTP_URL', 'smtps://mail.example'],
    ['EMAIL_FROM', 'hello@example.com'],
    ['EMAIL_DKIM_KEY', '/etc/dkim.pem'],
    ['SENDGRID_BASE_URL', 'http://localhost:1'],
    ['SESSION_SECRET', 's'],
    ['ENCRYPTION_KEYS', 'k'],
    ['TRUST_PROXY', 'true'],
    ['MIGRATION_DATABASE_URL', 'postgres://owner@db/regulars'],
    ['NODE_ENV', 'production'],
    ['PUBLIC_URL', 'https://regulars.example'],
    ['PUBLIC_URL', 'http://localhost.evil.example'],
    ['PUBLIC_URL', 'not an address'],
  ])('never start the demo by accident: with %s they ask for DATABASE_URL', (name, value) => {
    const start = () => readConfig({ DATA_DIR: dataDir, [name]: value })
    expect(start).toThrow(SettingError)
    expect(start).toThrow(/DATABASE_URL is missing.*demo would start/)
    expect(start).toThrow(new RegExp(name))
    expect(readConfig({ DATA_DIR: dataDir, [name]: '' })).toMatchObject({ mode: 'demo' })
  })

  it.each([
    'true',
    'false',
    '1',
    'loopback',
    '10.0.0.0/8 10.1.0.0/8',
    '127.0.0.1,',
    '10.0.0.0/33',
    '0x7f.1',
    '0.0.0.0/0',
    '::/0',
  ])('let no proxy be anybody: TRUST_PROXY=%s stops the start and says what to write', (text) => {
    const start = () => readConfig({ ...production, TRUST_PROXY: text })
    expect(start).toThrow(SettingError)
    expect(start).toThrow(/TRUST_PROXY .*name the addresses that your reverse proxies connect from/)
  })

  it('take addresses and ranges of proxies, and none when TRUST_PROXY is not set', () => {
    const proxies = (text?: string) =>
      readConfig({ ...production, TRUST_PROXY: text }).trustedProxies.map(
        ([first, bits]) => `${first}/${bits}`,
      )
    expect(proxies('10.0.0.0/8, 127.0.0.1,::1, fd00::/8')).toEqual([
      '10.0.0.0/8',
      '127.0.0.1/32',
      '::1/128',
      'fd00::/8',
    ])
    expect([proxies(), proxies('')]).toEqual([[], []])
  })

  it('start the demo under every local name of this computer', () => {
    for (const host of ['localhost', 'shop.localhost:8080', '127.0.0.1:3000', '[::1]:3000']) {
      const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: `http://${host}`, NODE_ENV: 'test' })
      expect(config).toMatchObject({ mode: 'demo', publicUrl: `http://${host}` })
    }
  })

  it('keep the demo on this computer and its secrets from one start to the next', () => {
    const first = readConfig({ DATA_DIR: dataDir })
    const second = readConfig({ DATA_DIR: dataDir })
    expect(first).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
    })
    const secrets = [first, second].map((config) => [
      config.sessionSecrets[0],
      config.encryptionKeys[0],
      config.mode === 'demo' && config.smsAuthToken,
    ])
    expect(secrets[1]).toEqual(secrets[0])
    expect(new Set(secrets[0]).size).toBe(3)
  })

  it('take companies with their own sign-in provider, and say where the list is wrong', () => {
    const acme = {
      id: 'acme',
      issuer: 'https://login.acme.example/',
      client_id: 'regulars',
      client_secret: 'secret',
      domains: ['Acme.example'],
    }
    const read = (...list: object[]) => readConfig({ ...production, SSO_PROVIDERS: JSON.stringify(list) }).sso
    expect(read(acme)).toEqual([
      {
        id: 'acme',
        discoveryUrl: 'https://login.acme.example/.well-known/openid-configuration',
        clientId: 'regulars',
        clientSecret: 'secret',
        domains: ['acme.example'],
      },
    ])
    expect(read({ ...acme, domains: ['Bücher.example'] })[0]?.domains).toEqual(['xn--bcher-kva.example'])
    expect(readConfig(production).sso).toEqual([])
    const wrong: [object[], RegExp][] = [
      [[{ ...acme, issuer: 'http://login.acme.example' }], /0\.issuer: must begin with https/],
      [[{ ...acme, id: 'Acme Inc' }], /0\.id/],
      [[{ ...acme, domains: [] }], /0\.domains/],
      [[{ ...acme, domains: ['@acme.example'] }], /0\.domains/],
      [[acme, { ...acme, domains: ['other.example'] }], /same id/],
      [[acme, { ...acme, id: 'rival' }], /named twice/],
      [[{ ...acme, secret: 'x' }], /0/],
    ]
    for (const [list, words] of wrong) expect(() => read(...list)).toThrow(words)
    expect(() => readConfig({ ...production, SSO_PROVIDERS: 'acme' })).toThrow(/JSON/)
  })

  it('need the owner’s login to migrate', () => {
    expect(() => readMigrationUrls({ DATABASE_URL: 'postgres://app@db/regulars' })).toThrow(
      /MIGRATION_DATABASE_URL/,
    )
  })
})
