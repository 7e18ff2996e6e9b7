import { describe, expect, it } from 'vitest'
import { defaultSmsTemplates } from '#server/messaging/templates/defaults/defaults.ts'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'
import { defaultWording } from './consentWording.ts'

const bakery = {
  company_name: 'Sol Bakery',
  address: '12 King St W\nToronto ON',
  contact_email: 'hello@sol.example',
  contact_phone: '+14165550101',
}
const askedIn = (default_country: string) => defaultWording({ ...bakery, default_country })

describe('the words of a consent follow the custom of the country', () => {
  it('in the United States and Canada they say that texts are automated, what they cost, and that no purchase depends on them', () => {
    for (const country of ['US', 'PR', 'CA'])
      for (const said of ['automated', 'rates may apply', 'HELP', 'STOP', 'not a condition'])
        expect(askedIn(country).sms).toContain(said)
  })

  it('elsewhere they say that a consent can be withdrawn at any time, and nothing of American law', () => {
    for (const country of ['GB', 'DE', 'BR', 'AU', 'IN'])
      expect(askedIn(country)).toEqual({
        sms: 'Text me offers and news from Sol Bakery. I can end this at any time by replying STOP.',
        email:
          'Email me offers and news from Sol Bakery. I can end this at any time with the link in every email.',
      })
  })

  it('in Canada they say who asks and where they are reached, for texts and for mail', () => {
    const sender = ' (Sol Bakery, 12 King St W, Toronto ON, hello@sol.example)'
    const { sms, email } = askedIn('CA')
    expect([sms, email].every((words) => words.endsWith(sender))).toBe(true)
    expect(askedIn('US').sms).not.toContain('Toronto')
  })

  it('name the business and the way out in every language', () => {
    for (const language of pageLanguages)
      for (const country of ['US', 'DE']) {
        const { sms, email } = defaultWording({ ...bakery, default_country: country }, language)
        expect(sms).toContain('Sol Bakery')
        expect(sms).toContain('STOP')
        expect(email).toContain('Sol Bakery')
      }
  })

  it.each([
    ['US', true],
    ['CA', true],
    ['DE', false],
    ['IN', false],
    ['BR', false],
  ])('a welcome in %s speaks of message and data rates: %s', (country, wanted) => {
    const [welcome] = defaultSmsTemplates(country, 'en')
    expect(welcome!.message_template.includes('data rates may apply')).toBe(wanted)
    expect(welcome!.message_template).toContain('Reply STOP to end')
  })
})
