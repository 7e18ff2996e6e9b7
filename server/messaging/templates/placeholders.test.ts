import { describe, expect, it } from 'vitest'
import { Refusal } from '#server/platform/context/refusal.ts'
import { defaultEmailTemplates, defaultSmsTemplates } from './defaults/defaults.ts'
import { checkPlaceholders } from './placeholders.ts'

const refusal = (type: 'sms' | 'email', text: string) => {
  try {
    checkPlaceholders(type, text, 'message_template')
  } catch (error) {
    return error as Refusal
  }
  return null
}

describe('a template with a placeholder that does not exist', () => {
  it.each([
    'Hi {first_name}',
    'Hi {FirstName}',
    'Hi { firstName }',
    'Hi {{firstName}}',
    'Hi {}',
    'Hi {__proto__}',
    'Hi {constructor}',
  ])('is refused: %j', (text) => {
    const refused = refusal('sms', text)
    expect(refused).toBeInstanceOf(Refusal)
    expect(refused!.fields!.message_template).toContain('You can use {business_name}, {name}')
  })

  it('is refused with {email} in a text, which emails alone know', () => {
    expect(refusal('sms', 'To {email}')!.message).toContain('{email}')
    expect(refusal('email', 'To {email}')).toBeNull()
  })

  it('is found among thousands of open braces in no time that others would notice', () => {
    const before = process.cpuUsage()
    for (let drafts = 0; drafts < 20; drafts += 1)
      expect(refusal('email', `${'{'.repeat(8000)} {nobody}`)!.message).toMatch(
        /^Unknown placeholder \{nobody\}/,
      )
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
  })

  it('is told of each unknown one once', () => {
    expect(refusal('sms', '{a} {b} {a}')!.message).toMatch(/^Unknown placeholder \{a\}, \{b\}\./)
  })
})

describe('a template is accepted', () => {
  it.each(['', 'No placeholder', 'A brace { alone', '{firstName}{lastName}', '}{'])(
    'when it is %j',
    (text) => {
      expect(refusal('sms', text)).toBeNull()
    },
  )

  it('and no default one speaks of points, which not every shop has', () => {
    const texts = defaultSmsTemplates('US', 'en').filter(
      ({ trigger_type }) => trigger_type !== 'points_milestone',
    )
    const said = [
      ...texts.map(({ message_template }) => message_template),
      ...defaultEmailTemplates('en').map(({ body }) => body),
    ]
    expect(said.filter((text) => text.includes('point'))).toEqual([])
  })

  it('as every default one is', () => {
    for (const { message_template } of defaultSmsTemplates('US', 'en'))
      expect(refusal('sms', message_template)).toBeNull()
    for (const { subject, body } of defaultEmailTemplates('en'))
      expect(refusal('email', subject + body)).toBeNull()
  })
})
