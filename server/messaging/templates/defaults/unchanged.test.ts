import { describe, expect, it } from 'vitest'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'
import { defaultEmailTemplates, defaultSmsTemplates, ownTemplate } from './defaults.ts'
import { promised } from './promises.ts'
import { textsIn } from './textsIn.ts'
import { defaultIn } from './unchanged.ts'

const [english] = defaultSmsTemplates('US', 'en').map(({ message_template: body }) => ({ body }))
const welcomeOf = (language: 'en' | 'de', promise: string, rates = '') => ({
  body: promised(textsIn[language].welcome.text, promise) + rates,
})

describe('words that a shop has left as they were', () => {
  it.each(pageLanguages)('are known in %s, and come back in any language', (language) => {
    const texts = (of: typeof language) => [
      ...defaultSmsTemplates('US', of).map(({ message_template: body }) => ({ body })),
      ...defaultSmsTemplates('DE', of).map(({ message_template: body }) => ({ body })),
      ...defaultEmailTemplates(of).map(({ subject, body }) => ({ subject, body })),
      ...(['expiry', 'miss_you', 'nth_visit', 'unused_reward'] as const).flatMap((kind) => {
        const { text, subject, body } = ownTemplate(kind, of)
        return [{ body: text }, { subject, body }]
      }),
    ]
    for (const to of pageLanguages)
      expect(texts(language).map((words) => defaultIn(to, words))).toEqual(texts(to))
  })

  it('since release 1.0.0 are known, and come back as the present ones in any language', () => {
    const mail = (subject: string, ...lines: string[]) => ({
      subject,
      body: ['Hi {firstName},', ...lines].join('\n\n'),
    })
    const former = [
      { body: 'Hi {firstName}, you have {points} points at {business_name}. See you soon!' },
      mail(
        'Welcome to {business_name}',
        'Thank you for joining us at {business_name}. From now on every visit counts: just give your phone number at the till.',
        'Your card, your rewards and your history are one tap away, whenever you like.',
        'See you soon!',
      ),
      mail(
        'News from {business_name}',
        'There is something new at {business_name}. You have {points} points to spend: come and see us.',
      ),
      mail(
        'A word from {business_name}',
        'Thank you for coming to {business_name}. You have {points} points with us, and we look forward to seeing you again.',
      ),
    ]
    for (const to of pageLanguages) {
      const [welcome, , , news, custom] = defaultEmailTemplates(to)
      expect(former.map((words) => defaultIn(to, words))).toEqual([
        { body: textsIn[to].custom.text },
        ...[welcome!, news!, custom!].map(({ subject, body }) => ({ subject, body })),
      ])
    }
  })

  it('keep what the setup put into a welcome, in the shop’s own words', () => {
    const named = welcomeOf('en', '10 stamps earn you: A coffee on us.', textsIn.en.welcome.rates)
    expect(defaultIn('de', named)).toEqual(
      welcomeOf('de', 'Für 10 Stempel gibt es: A coffee on us.', textsIn.de.welcome.rates),
    )
    const priced = welcomeOf('de', 'Für 1.500 Punkte gibt es: Ein $& Kuchen.')
    expect(defaultIn('en', priced)).toEqual(welcomeOf('en', '1.500 points earn you: Ein $& Kuchen.'))
  })

  it('are no longer that once a letter is changed', () => {
    const { body } = english!
    for (const changed of [`${body} `, body.toLowerCase(), body.replace('STOP', 'STOPP'), `PS: ${body}`, ''])
      expect(defaultIn('de', { body: changed })).toBeUndefined()
  })

  it('of a mail are those of its subject and its body together', () => {
    const [{ subject, body } = { subject: '', body: '' }] = defaultEmailTemplates('en')
    expect(defaultIn('de', { subject, body })).toBeDefined()
    expect(defaultIn('de', { subject: 'Hello', body })).toBeUndefined()
    expect(defaultIn('de', { subject, body: `${body}!` })).toBeUndefined()
  })

  it('take no time to tell from the longest text', () => {
    const long = welcomeOf('en', `10 stamps earn you: ${'a. '.repeat(500)}`)
    const start = performance.now()
    for (let n = 0; n < 100; n++) expect(defaultIn('de', { body: `${long.body}x` })).toBeUndefined()
    expect(performance.now() - start).toBeLessThan(1000)
  })
})
