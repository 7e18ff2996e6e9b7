import { describe, expect, it } from 'vitest'
import { programTerms } from '#server/loyalty/programs/config.ts'
import { measureText } from '#server/messaging/messages/compose/segments.ts'
import { everyLanguage } from '#server/platform/text/everyLanguage.ts'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'
import { readTyped } from '../programs/form/readTyped.ts'
import { fieldAt, fillIn, inputsOf } from './fields.ts'
import { trades, ways } from './presets.ts'
import type { SetupView } from './setupQuery.ts'
import { texts as suggestions } from './suggestionTexts.ts'
import { wantedFrom } from './wantedFrom.ts'

const promises = {
  general: 'You collect.',
  often: '{count} stamps earn you: {reward}.',
  amounts: '{count} points earn you: {reward}.',
  visits: 'More comes off.',
}
const welcome: SetupView['welcome'] = {
  active: true,
  sms: {
    template_id: 'a',
    version: 1,
    message_template: 'Hi {firstName}! You collect. Reply STOP to end.',
    promises,
  },
  email: { template_id: 'b', version: 1, subject: 'Hi', body: 'My own words', promises: null },
}
const suggestionsIn = everyLanguage(
  suggestions,
  import.meta.glob<typeof suggestions>('./suggestionTexts/*.ts', { eager: true, import: 'texts' }),
)
const known = { welcome, suggestions, brand_color: '#c2410c', locale: 'en-US' }
const read = (way: (typeof ways)[number], typed = {}) => {
  const fields = fillIn({ trade: 'coffee', way }, typed, known)
  const { values, wrong } = readTyped(inputsOf[way], fields, String)
  return { wrong, wanted: wantedFrom(way, values, fields, welcome) }
}

describe('the answers of the setup', () => {
  it.each(trades.flatMap((trade) => ways.map((way) => [trade, way] as const)))(
    'for %s and %s are a program that the server takes, in each language',
    (trade, way) => {
      for (const language of pageLanguages) {
        const fields = fillIn({ trade, way }, {}, { ...known, suggestions: suggestionsIn[language] })
        const { values, wrong } = readTyped(inputsOf[way], fields, String)
        const { program } = wantedFrom(way, values, fields, welcome)
        expect([language, wrong]).toEqual([language, {}])
        expect(programTerms.safeParse(program).error).toBeUndefined()
      }
    },
  )

  it.each(pageLanguages.filter((language) => language !== 'ar'))(
    'suggest no reward in %s whose letters double what the welcome takes as a text',
    (language) => {
      const rewards = trades.flatMap((trade) => suggestionsIn[language][trade].rewards)
      expect(rewards.filter((reward) => measureText(reward).encoding !== 'GSM-7')).toEqual([])
    },
  )

  it('keep what was typed when another trade is chosen, and what the shop has chosen before', () => {
    const typed = { reward: 'A cake', message_template: 'Mine' }
    const fields = fillIn({ trade: 'salon', way: 'often' }, typed, { ...known, brand_color: '#123456' })
    expect(fields).toMatchObject({ reward: 'A cake', message_template: 'Mine', brand_color: '#123456' })
  })

  it('name the reward in a welcome that speaks of rewards in general, and leave other words alone', () => {
    const { message_template, body } = fillIn({ trade: 'coffee', way: 'often' }, {}, known)
    expect(message_template).toBe('Hi {firstName}! 10 stamps earn you: A coffee on us. Reply STOP to end.')
    expect(body).toBe('My own words')
  })

  it('offer names in the language of the shop’s guests, not in that of the console', () => {
    const { name, reward, message_template } = fillIn(
      { trade: 'coffee', way: 'often' },
      {},
      {
        ...known,
        suggestions: suggestionsIn.pl,
      },
    )
    expect([name, reward]).toEqual(['Karta kawowa', 'Kawa gratis'])
    expect(message_template).toContain('10 stamps earn you: Kawa gratis.')
  })

  it('leave the general sentence while the reward has no name', () => {
    const { message_template } = fillIn({ trade: 'coffee', way: 'often' }, { reward: ' ' }, known)
    expect(message_template).toBe(welcome.sms!.message_template)
  })

  it('put no placeholder and no pattern of a replacement into the welcome', () => {
    const { message_template } = fillIn({ trade: 'coffee', way: 'often' }, { reward: "{name} $& $'" }, known)
    expect(message_template).toContain("earn you: name $& $'.")
  })

  it('let a cheap reward be claimed', () => {
    expect(read('amounts', { points_price: '40' }).wanted).toMatchObject({
      program: { config: { minimumRedemption: 40 } },
      reward: { points_price: 40 },
    })
    expect(read('amounts', { points_price: '400' }).wanted).toMatchObject({
      program: { config: { minimumRedemption: 100 } },
    })
  })

  it('are refused at their fields, here and by the server', () => {
    expect(Object.keys(read('often', { reward: ' ', stampsRequired: '21' }).wrong)).toEqual([
      'reward',
      'stampsRequired',
    ])
    expect(
      [
        'program.name',
        'program.config.rewardDescription',
        'program.config.tiers.1.visits',
        'reward.name',
        'reward.points_price',
        'welcome.sms.message_template',
        'welcome.email.subject',
        'brand_color',
      ].map(fieldAt),
    ).toEqual([
      'name',
      'reward',
      'tiers.1.visits',
      'reward',
      'points_price',
      'message_template',
      'subject',
      'brand_color',
    ])
  })
})
