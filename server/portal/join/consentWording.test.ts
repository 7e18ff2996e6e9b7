import { expect, it } from 'vitest'
import { defaultSmsTemplates } from '#server/messaging/templates/defaults.ts'
import { defaultWording } from './consentWording.ts'

it.each([
  ['US', true],
  ['CA', true],
  ['DE', false],
  ['IN', false],
  ['BR', false],
])('a shop in %s speaks of message and data rates: %s', (default_country, wanted) => {
  const { sms } = defaultWording({ company_name: 'Café Sunrise', default_country })
  expect(sms.includes('data rates may apply')).toBe(wanted)
  expect(sms).toContain('STOP')
  const [welcome] = defaultSmsTemplates(default_country)
  expect(welcome!.message_template.includes('data rates may apply')).toBe(wanted)
  expect(welcome!.message_template).toContain('Reply STOP to end')
})
