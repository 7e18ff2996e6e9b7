import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig, readMigrationUrls, SettingError } from './config.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'regulars-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const production = {
  DATABASE_URL: 'postgres://app@db/regulars',
  PUBLIC_URL: 'https://regulars.example/',
  SESSION_SECRET: 's'.repeat(32),
  ENCRYPTION_KEYS: `${'a'.repeat(32)},${'b'.repeat(32)}`,
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+15550001111',
  SMTP_URL: 'smtps://mail.example',
  EMAIL_FROM: 'hello@regulars.example',
}

describe('the settings', () => {
  it('stop a production start at each one that is missing, and say what to do', () => {
    for (const name of Object.keys(production).filter((one) => one !== 'DATABASE_URL')) {
      const start = () => readConfig({ ...production, [name]: undefined })
      expect(start).toThrow(SettingError)
      expect(start).toThrow(new RegExp(`${name} is missing: .{8,}`))
    }
  })

  it('refuse short secrets and guests over plain http', () => {
    expect(() => readConfig({ ...production, SESSION_SECRET: 'short' })).toThrow(
      /SESSION_SECRET is too short/,
    )
    expect(() => readConfig({ ...production, PUBLIC_URL: 'http://regulars.example' })).toThrow(/https/)
    expect(() => readConfig({ ...production, PORT: 'eighty' })).toThrow(/PORT/)
  })

  it('take several encryption keys, newest first', () => {
    expect(readConfig(production).encryptionKeys).toEqual(['a'.repeat(32), 'b'.repeat(32)])
    expect(readConfig(production).publicUrl).toBe('https://regulars.example')
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
      config.sessionSecret,
      config.encryptionKeys[0],
      config.mode === 'demo' && config.smsAuthToken,
    ])
    expect(secrets[1]).toEqual(secrets[0])
    expect(new Set(secrets[0]).size).toBe(3)
  })

  it('take companies with a provider of their own, and say where the list is wrong', () => {
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
