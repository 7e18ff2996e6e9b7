import { describe, expect, it } from 'vitest'
import { refusalIn } from './refusalIn.ts'

describe('a refusal', () => {
  it('stays as it is in English, and where nobody translated it', () => {
    expect(refusalIn('en', 'Invalid PIN. Please try again.')).toBe('Invalid PIN. Please try again.')
    expect(refusalIn('de', 'Only for the team.')).toBe('Only for the team.')
  })

  it('says the value that the server filled in, whatever characters it has', () => {
    expect(refusalIn('de', 'Enter a phone number such as $& (201) 555-0123')).toBe(
      'Gib eine Telefonnummer ein, etwa $& (201) 555-0123',
    )
  })

  it('names the wait as its language does', () => {
    const refused = 'Too many wrong PINs. Please try again in 15 minutes.'
    expect(refusalIn('de', refused, 900)).toBe(
      'Zu oft eine falsche PIN. Bitte versuch es in 15 Minuten noch einmal.',
    )
  })
})
