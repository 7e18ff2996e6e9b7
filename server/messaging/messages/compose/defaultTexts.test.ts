import { describe, expect, it } from 'vitest'
import {
  defaultEmailTemplates,
  defaultSmsTemplates,
  ownTemplate,
} from '#server/messaging/templates/defaults/defaults.ts'
import { promised } from '#server/messaging/templates/defaults/promises.ts'
import { textsIn as defaultsIn } from '#server/messaging/templates/defaults/textsIn.ts'
import { textsIn as neutralIn } from '#server/messaging/templates/neutralTextsIn.ts'
import { type PageLanguage, pageLanguages } from '#server/platform/text/pageLanguages.ts'
import { textsIn } from '../textsIn.ts'
import { measureText } from './segments.ts'

const others = pageLanguages.filter((language) => language !== 'en')
const ownKinds = ['expiry', 'miss_you', 'nth_visit', 'unused_reward'] as const
const LINK = `https://regulars.example/card/${'x'.repeat(43)}`

/** Every default text of a language by its name, as it is sent to somebody whose name is short, in both kinds of country. */
function sentIn(language: PageLanguage): Record<string, string> {
  const { welcome, promises } = defaultsIn[language]
  const told = textsIn[language]
  const rates = Object.entries(promises.text).map(([name, promise]) => [
    `welcome, ${name}`,
    promised(welcome.text, promise.replace('{count}', '10').replace('{reward}', 'Espresso')) + welcome.rates,
  ])
  const usual = defaultSmsTemplates('DE', language).map((one) => [one.trigger_type, one.message_template])
  const own = ownKinds.map((kind) => [kind, ownTemplate(kind, language).text])
  const ours = {
    link: told.cardLink('Noon', LINK, '12/30'),
    code: told.code('123456', 10),
    stopped: told.stopped,
    started: told.started(told.rates),
    help: told.help('Noon', 'https://regulars.example/customer/login', told.rates),
  }
  const filled = ([name, text]: string[]) => [name!, text!.replace(/\{(\w+)\}/g, (_, one) => values[one]!)]
  return { ...Object.fromEntries([...rates, ...usual, ...own].map(filled)), ...ours }
}
const values: Record<string, string> = { business_name: 'Café Noon', firstName: 'Ana', points: '1,200' }

const placeholdersOf = (text: string) => text.match(/\{\w+\}/g)?.toSorted()

describe.each(others)('a default text in %s', (language) => {
  it(language === 'ar' ? 'takes two segments at the most' : 'takes no more segments than in English', () => {
    const english = sentIn('en')
    const longer = Object.entries(sentIn(language)).filter(([name, text]) => {
      const most = language === 'ar' ? 2 : measureText(english[name]!).segments
      return measureText(text).segments > most
    })
    expect(longer).toEqual([])
  })

  if (language !== 'ar')
    it('is spelt in letters of which a text has 160, as is what stands for a name', () => {
      const sent = [...Object.values(sentIn(language)), neutralIn[language].name]
      expect(sent.filter((text) => measureText(text).encoding !== 'GSM-7')).toEqual([])
    })

  if (language === 'ar')
    it('begins with an Arabic letter: phones take the direction of a text from its first letter', () => {
      const firstLetters = Object.values(sentIn(language)).map((text) => /\p{L}/u.exec(text)![0])
      expect(firstLetters.filter((letter) => !/\p{Script=Arabic}/u.test(letter))).toEqual([])
    })

  it('and a default mail have the placeholders of the English ones', () => {
    const shapes = (of: PageLanguage) => [
      ...defaultSmsTemplates('US', of).map(({ message_template }) => placeholdersOf(message_template)),
      ...defaultEmailTemplates(of).map(({ subject, body }) => placeholdersOf(subject + body)),
      ...ownKinds.flatMap((kind) => {
        const { text, subject, body } = ownTemplate(kind, of)
        return [placeholdersOf(text), placeholdersOf(subject + body)]
      }),
    ]
    expect(shapes(language)).toEqual(shapes('en'))
  })

  it('tells STOP as the word to reply', () => {
    const { text } = defaultsIn[language].welcome
    for (const words of [text, textsIn[language].started(''), textsIn[language].help('', '', '')])
      expect(words).toMatch(/\bSTOP\b/)
    expect(textsIn[language].stopped).toMatch(/\bSTART\b/)
  })
})
