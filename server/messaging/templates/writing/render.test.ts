import { describe, expect, it } from 'vitest'
import { fill } from '../placeholders.ts'
import { renderEmail, renderText } from './render.ts'
import { type TemplateValues, wordFor } from './values.ts'

const ana: TemplateValues = {
  businessName: 'Café Sunrise',
  firstName: 'Ana',
  lastName: 'Silva',
  points: 1250,
  email: 'ana@example.com',
  language: 'en',
  locale: 'en-US',
}
const text = (template: string, values: Partial<TemplateValues> = {}) =>
  renderText(template, { ...ana, ...values })

describe('a name typed into a form', () => {
  it.each([
    'https://evil.example',
    'evil.example',
    'www.evil',
    'Bank evil.co',
    'call 1-800-555-0199',
    'pay@evil',
    '<b>Ana</b>',
    '{points}',
    'A'.repeat(41),
    'x\\y',
  ])('like %j is not passed on', (firstName) => {
    expect(text('Hi {firstName}!', { firstName })).toBe('Hi friend!')
  })

  it.each([
    ['Ana\nSTOP to 555', 'Ana STOP to 555'],
    ['  Ana\u0000\t ', 'Ana'],
    ['\u202eanA', 'anA'],
    ['$& $1 $`', '$& $1 $`'],
    ['O’Brien', "O'Brien"],
    ['Anne-Marie J. R.', 'Anne-Marie J. R.'],
    ['Zoë 🎂', 'Zoë 🎂'],
    ['محمد', 'محمد'],
    ['山田', '山田'],
    ['Null', 'Null'],
    ['de Vries', 'de Vries'],
    ['X Æ A-12', 'X Æ A-12'],
  ])('like %j stays on its line and itself: %j', (firstName, shown) => {
    expect(text('Hi {firstName}!', { firstName })).toBe(`Hi ${shown}!`)
  })

  it('is never read as a placeholder, whichever value it hides in', () => {
    expect(text('{business_name} to {firstName}', { businessName: '{firstName} {points}' })).toBe(
      '{firstName} {points} to Ana',
    )
  })
})

describe('an empty value', () => {
  const nobody = { firstName: null, lastName: null }
  it.each([
    ['Hi {firstName}!', nobody, 'Hi friend!'],
    ['Hi {name}!', nobody, 'Hi friend!'],
    ['Hi {firstName} {lastName}!', nobody, 'Hi friend!'],
    ['Hi {firstName} {lastName}!', { lastName: null }, 'Hi Ana!'],
    ['Hi {firstName} {lastName}!', { firstName: ' ' }, 'Hi Silva!'],
    ['Dear {lastName},', { lastName: '' }, 'Dear Ana,'],
    ['Dear {lastName},', nobody, 'Dear friend,'],
    ['{firstName}, come by', nobody, 'Friend, come by'],
    ['{business_name} is open', { businessName: '' }, 'Our shop is open'],
    ['At {business_name}', { businessName: ' ' }, 'At our shop'],
    ['{points} points', { points: 0 }, '0 points'],
  ])('leaves a right sentence: %j', (template, values, shown) => {
    expect(text(template, values)).toBe(shown)
  })

  it('leaves a right sentence in a part of a paragraph', () => {
    const word = wordFor({ ...ana, ...nobody })
    expect([fill('{firstName}!', word, false), fill('{firstName}!', word)]).toEqual(['friend!', 'Friend!'])
  })

  it('leaves a right sentence for a missing address', () => {
    const mail = { subject: 'For {email}', body: 'We write to {email}.' }
    expect(renderEmail(mail, { ...ana, email: null })).toEqual({
      subject: 'For your email address',
      body: 'We write to your email address.',
    })
  })
})

describe('a text', () => {
  it('holds the words of all its placeholders', () => {
    expect(text('{business_name}|{name}|{firstName}|{lastName}|{points}')).toBe(
      'Café Sunrise|Ana Silva|Ana|Silva|1,250',
    )
  })

  it('is written with plain quotes, dashes and spaces, which cost half as much', () => {
    expect(text('“Joe’s” – 5 o’clock…')).toBe('"Joe\'s" - 5 o\'clock...')
    expect(text('{points}', { locale: 'fr-FR' })).toBe('1 250')
  })
})

describe('an email', () => {
  it('has a subject of one line, whatever its values hold', () => {
    const { subject } = renderEmail(
      { subject: 'Hi {firstName}', body: '' },
      { ...ana, firstName: 'Ana\r\nBcc: all' },
    )
    expect(subject).toBe('Hi Ana Bcc: all')
  })
})
