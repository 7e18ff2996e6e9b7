import { describe, expect, it } from 'vitest'
import { SettingError } from '#server/platform/settings/setting.ts'
import { canText, readConfig } from './config.ts'

const mailAlone = {
  DATABASE_URL: 'postgres://app@db/regulars',
  PUBLIC_URL: 'https://regulars.example',
  SESSION_SECRET: 's'.repeat(32),
  ENCRYPTION_KEYS: 'a'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
}
const texts = {
  TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+15550001111',
}

describe('production', () => {
  it('starts with mail alone, and with texts where all three settings of their provider are there', () => {
    const unset = Object.fromEntries(Object.keys(texts).map((name) => [name, '']))
    for (const environment of [mailAlone, { ...mailAlone, ...unset, TWILIO_BASE_URL: '' }]) {
      const config = readConfig(environment)
      expect(config).toMatchObject({ mode: 'production', sms: null })
      expect(canText(config)).toBe(false)
    }
    expect(canText(readConfig({ ...mailAlone, ...texts }))).toBe(true)
  })

  it.each([...Object.entries(texts), ['TWILIO_BASE_URL', 'https://twilio.example']])(
    'does not start with a part of them, and says what to do: %s alone',
    (name, value) => {
      const start = () => readConfig({ ...mailAlone, [name!]: value })
      expect(start).toThrow(SettingError)
      expect(start).toThrow(/set all three, or none for an installation without texts/)
    },
  )
})
