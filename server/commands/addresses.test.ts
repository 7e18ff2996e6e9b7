import { describe, expect, it } from 'vitest'
import { SettingError } from '#server/platform/settings/setting.ts'
import { readConfig } from './config.ts'

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

describe('the settings of databases and providers', () => {
  it.each([
    ['SMTP_URL', 'smtp.example:465', /SMTP_URL is wrong.*smtps:\/\//],
    ['SMTP_URL', 'https://ada:hunter22@mail.example', /SMTP_URL is wrong.*neither smtps/],
    ['SMTP_URL', 'smtps://ada:hunter22@', /SMTP_URL is wrong/],
    ['SMTP_URL', 'smtps://ada:hunter22@mail,example', /SMTP_URL is wrong, as it names no host/],
    ['SMTP_URL', 'smtps://ada:hunter22/@mail.example', /SMTP_URL is wrong.*%40 for @/],
    ['TWILIO_ACCOUNT_SID', `SK${'1'.repeat(32)}`, /TWILIO_ACCOUNT_SID is wrong: the Account SID.*AC/],
    ['TWILIO_FROM', '4155550100 or so', /TWILIO_FROM is wrong.*\+14155550100/],
    ['TWILIO_FROM', '4155550100', /TWILIO_FROM is wrong/],
    ['TWILIO_BASE_URL', 'api.twilio.com', /TWILIO_BASE_URL is wrong.*https:\/\//],
    ['SENDGRID_BASE_URL', 'api.sendgrid.com', /SENDGRID_BASE_URL is wrong/],
    ['MAILCHIMP_BASE_URL', 'us21', /MAILCHIMP_BASE_URL is wrong/],
    ['STRIPE_SECRET_KEY', 'pk_live_hunter22', /STRIPE_SECRET_KEY is wrong/],
    ['DATABASE_URL', 'mysql://app:hunter22@db/regulars', /DATABASE_URL is wrong.*postgres:\/\//],
    ['DATABASE_URL', 'postgres://app:hunter22#1@db/regulars', /DATABASE_URL is wrong.*%23 for #/],
  ])('refuse %s that is none, and print no password: %s', (name, value, words) => {
    const start = () => readConfig({ ...production, [name]: value })
    expect(start).toThrow(SettingError)
    expect(start).toThrow(words)
    expect(start).not.toThrow(/hunter22/)
  })

  it.each([
    ['SMTP_URL', 'smtp://relay:25?requireTLS=false'],
    ['SMTP_URL', 'smtps://ada%40example.com:p%23@[2001:db8::1]:465'],
    ['TWILIO_FROM', `MG${'a'.repeat(32)}`],
    ['TWILIO_FROM', '12345'],
    ['TWILIO_FROM', 'Blue Door'],
    ['TWILIO_BASE_URL', 'http://127.0.0.1:4010'],
    ['DATABASE_URL', 'postgresql://app@/regulars?host=/var/run/postgresql'],
  ])('take %s of every right form: %s', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).not.toThrow()
  })
})
