import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  exampleOfSettings,
  readBackup,
  readConfig,
  readMigrationUrls,
  settings,
} from '#server/commands/config.ts'

const described = Object.keys(settings).sort()

describe('the settings', () => {
  it('that are described are those that the server reads', () => {
    const read = new Set([...namesReadIn(demo), ...namesReadIn(production)])
    // NODE_ENV only keeps the demo from starting where production is meant.
    expect(read.delete('NODE_ENV')).toBe(true)
    expect([...read].sort()).toEqual(described)
  })

  it('stand in .env.example as they are described (npm run env-example)', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(exampleOfSettings())
  })

  it('each stand in the guide of whoever runs it', () => {
    const guide = readFileSync('docs/operations.md', 'utf8')
    expect(described.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})

const secret = 'a secret of at least 32 characters'
const demo = { DATA_DIR: 'test-results/settings' }
const production = {
  DATABASE_URL: 'postgres://app@db/regulars',
  MIGRATION_DATABASE_URL: 'postgres://owner@db/regulars',
  BACKUP_DATABASE_URL: 'postgres://backup@db/regulars',
  BACKUP_CHECK_DATABASE_URL: 'postgres://check@db/postgres',
  PUBLIC_URL: 'https://regulars.example',
  SESSION_SECRET: secret,
  ENCRYPTION_KEYS: secret,
  TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+14155550100',
  SMTP_URL: 'smtps://user:password@smtp.example:465',
  EMAIL_FROM: 'hello@regulars.example',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  CAPTCHA_SITE_KEY: 'key',
  CAPTCHA_SECRET: 'secret',
}

/** The names of the environment variables that the configuration reads. */
function namesReadIn(values: Record<string, string>): string[] {
  const names = new Set<string>()
  const environment = new Proxy(values, {
    get: (target, name: string) => {
      names.add(name)
      return target[name]
    },
  })
  readConfig(environment)
  if (values.DATABASE_URL) {
    readMigrationUrls(environment)
    readBackup(environment)
  }
  return [...names]
}
