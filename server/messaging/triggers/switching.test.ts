import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findAudience, queueMessage } from '#server/messaging/messages/index.ts'
import { suppress } from '#server/messaging/messages/limits/suppressions.ts'
import { changePreferences } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { inBusiness } from '#server/services.ts'
import { openPeople, type People } from '#tests/accounts/people.ts'
import { openTriggerShop, type TriggerShop } from '#tests/messages/triggers.ts'

type Template = { id: string; active: boolean; trigger_type: string }

let people: People
let shop: TriggerShop
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())
beforeEach(async () => {
  shop = await openTriggerShop(people)
  shop.travel(1)
})

const templates = async (kind: 'sms' | 'email', whose = shop) =>
  (await whose.send<{ data: Template[] }>('GET', `/app/${kind}-templates`)).data
const addReward = async (stock: number | null = null, name = 'Free coffee') => {
  const program_id = await shop.addPoints()
  const reward = { program_id, name, points_price: 500, stock }
  return (await shop.post<{ id: string }>('/v1/rewards', reward)).id
}
/** In so many days it is this guest's birthday. */
const bornIn = async (days: number, person: object = {}) => {
  const day = new Date(people.clock.now().getTime() + days * 86_400_000).toISOString().slice(5, 10)
  return shop.addGuest({ birthday: `1992-${day}`, ...person })
}
const rewardsOf = (customerId: string) =>
  people.rows<{ code: string; days: number }>(
    `select redemption_code as code, extract(day from expires_at - earned_at)::int as days
     from customer_rewards where customer_id = $1`,
    [customerId],
  )

describe('a trigger', () => {
  it('of another shop, or its template or reward, is out of reach', async () => {
    const other = await openTriggerShop(people)
    const theirs = (await templates('sms', other)).find(({ trigger_type }) => trigger_type === 'custom')!
    await expect(shop.edit('miss_you', { sms_template_id: theirs.id })).rejects.toThrow(
      'Choose one of your templates',
    )
    await other.switchOn('miss_you')
    expect((await shop.trigger('miss_you')).active).toBe(false)
    const reward = await addReward()
    await expect(
      other.edit('birthday', { settings: { gift: { reward_id: reward, valid_days: 7 } } }),
    ).rejects.toThrow('Choose one of your rewards')
  })

  it('sends nothing that its type is not for', async () => {
    const birthday = (await templates('sms')).find(({ trigger_type }) => trigger_type === 'birthday')!
    await expect(shop.edit('miss_you', { sms_template_id: birthday.id })).rejects.toThrow(
      'Choose one of your templates',
    )
  })

  it('that somebody else changed meanwhile is not written over', async () => {
    await shop.edit('miss_you', { settings: { days: 40 } })
    await expect(shop.edit('miss_you', { version: 0 })).rejects.toThrow(/409|412/)
    expect((await shop.trigger('miss_you')).settings.days).toBe(40)
  })

  it('of the specification is its templates: one switch moves the other', async () => {
    const isOn = async () => [
      (await shop.trigger('birthday')).active,
      (await templates('sms')).find(({ trigger_type }) => trigger_type === 'birthday')!.active,
    ]
    expect(await isOn()).toEqual([false, false])
    await shop.switchOn('birthday')
    expect(await isOn()).toEqual([true, true])
    expect((await templates('email')).find(({ trigger_type }) => trigger_type === 'birthday')!.active).toBe(
      false,
    )
    await shop.post('/app/triggers/birthday/deactivate')
    expect(await isOn()).toEqual([false, false])
    const { id } = (await templates('sms')).find(({ trigger_type }) => trigger_type === 'birthday')!
    await shop.post(`/app/sms-templates/${id}/activate`)
    expect((await shop.trigger('birthday')).active).toBe(true)
  })

  it('of ours gets words of its own once, by two who switch it on at the same moment', async () => {
    const before = (await templates('sms')).length
    await Promise.all([shop.switchOn('miss_you'), shop.switchOn('miss_you')])
    await shop.post('/app/triggers/miss_you/deactivate')
    await shop.switchOn('miss_you')
    expect((await templates('sms')).length).toBe(before + 1)
    const { sms, email, active } = await shop.trigger('miss_you')
    expect([active, sms?.name, email]).toEqual([true, 'We miss you', null])
  })

  it('whose template was deactivated sends nothing', async () => {
    await shop.edit('miss_you', { holdout_percent: 0 })
    const { sms } = await shop.switchOn('miss_you')
    const ana = await shop.addGuest()
    await shop.buy(ana)
    await shop.post(`/app/sms-templates/${sms!.id}/deactivate`)
    shop.travel(30)
    await shop.round('miss_you')
    expect([(await shop.trigger('miss_you')).active, await shop.messages('miss_you')]).toEqual([false, []])
  })

  it('says whom it would meet today before it is switched on, and what that takes', async () => {
    await bornIn(0, { first_name: 'Ben', email: `${crypto.randomUUID()}@example.com` })
    await bornIn(0, { first_name: 'Cleo' })
    await bornIn(1, { first_name: 'Dora' })
    const { calendar, guests, names, by } = await shop.forecast('birthday')
    expect({ calendar, guests, names: names.toSorted() }).toEqual({
      calendar: true,
      guests: 2,
      names: ['Ben', 'Cleo'],
    })
    expect([by.sms.guests, by.sms.segments, by.email.guests]).toEqual([2, 2, 1])
    await shop.switchOn('birthday')
    await shop.round('birthday')
    expect((await shop.messages('birthday')).length).toBe(2)
    // Ben's email is off; it would go if it were switched on, too.
    expect(await shop.forecast('birthday')).toMatchObject({
      guests: 1,
      by: { sms: { guests: 0 }, email: { guests: 1 } },
    })
    expect(await shop.forecast('welcome')).toMatchObject({ calendar: false, guests: 0 })
  })

  it('counts and names nobody who would get nothing, and everybody else', async () => {
    const inShop = (work: (ctx: BusinessContext) => Promise<unknown>) =>
      inBusiness(people.product.services, shop.id, { kind: 'system', name: 'test' }, work)
    const [paused, unwanted, capped] = [await bornIn(0), await bornIn(0), await bornIn(0)]
    await inShop((ctx) => changePreferences(ctx, paused, { paused: true }))
    await inShop((ctx) => changePreferences(ctx, unwanted, { topics: { occasions: false } }))
    await inShop(async (ctx) => {
      const { customer } = await findAudience(ctx, capped)
      const text = { type: 'sms', purpose: 'marketing', content: 'News', capped: true } as const
      await queueMessage(ctx, { ...text, occurrence: 'news', customerId: capped, recipient: customer.phone! })
    })
    const stopped = '+12126669999'
    await bornIn(0, { phone: stopped })
    await inShop((ctx) => suppress(ctx.tx, ctx.keyring, { phone: stopped, sender: 'any', now: ctx.now }))
    const suppressed = await bornIn(0, { phone: undefined, email: `${crypto.randomUUID()}@example.com` })
    await people.rows('update customers set opted_in_email = false where id = $1', [suppressed])
    const others = []
    for (let n = 0; n < 6; n++) others.push(await bornIn(0))
    expect(await shop.forecast('birthday')).toMatchObject({ guests: 6, by: { sms: { guests: 6 } } })
    // Who is held out gets nothing either.
    await shop.edit('birthday', { holdout_percent: 50 })
    const { guests } = await shop.forecast('birthday')
    await shop.switchOn('birthday')
    await shop.round('birthday')
    const sent = (await shop.messages('birthday')).filter(({ state }) => state === 'queued')
    expect(sent).toHaveLength(guests)
    for (const { customer_id } of sent) expect(others).toContain(customer_id)
  })

  it('that is switched on after its hour meets today’s guests as long as texts go, and then tomorrow’s', async () => {
    const isDue = async () =>
      (
        await people.rows<{ kind: string }>(
          'select kind from triggers_due($1::timestamptz) where business_id = $2',
          [people.clock.now(), shop.id],
        )
      ).length > 0
    const today = [await bornIn(0), await bornIn(0)]
    const tomorrow = await bornIn(1)
    shop.travel(0, 18)
    expect(await shop.forecast('birthday')).toMatchObject({ starts: 'today', guests: 2 })
    shop.travel(0, 19.5)
    expect(await shop.forecast('birthday')).toMatchObject({ starts: 'tomorrow', guests: 1 })
    await shop.switchOn('birthday')
    shop.travel(0, 20)
    expect(await isDue()).toBe(false)
    shop.travel(0, 18)
    expect(await isDue()).toBe(true)
    await shop.round('birthday')
    shop.travel(1, 9)
    expect(await isDue()).toBe(true)
    await shop.round('birthday')
    const met = (await shop.messages('birthday')).map(({ customer_id }) => customer_id)
    expect(met.toSorted()).toEqual([...today, tomorrow].toSorted())
  })

  it('says when texts go that their hour keeps for the morning', async () => {
    await shop.edit('miss_you', { settings: { days: 30, sendHour: 22 } })
    const { starts, by } = await shop.forecast('miss_you')
    expect([starts, by.sms.goes_at]).toEqual(['today', expect.stringMatching(/T1[34]:00:00.000Z$/)])
    expect((await shop.forecast('unused_reward')).by.sms.goes_at).toBeNull()
  })

  it('shows the words that would be sent, also where the template is made by switching on', async () => {
    const { words } = await shop.forecast('miss_you')
    expect(words.sms).toMatch(/^Hi Ana, it has been a while!/)
    expect(words.email!.body).toMatch(/^Hi Ana,/)
    expect(JSON.stringify(words)).not.toMatch(/[{}]\w|\w[{}]/)
    await shop.switchOn('miss_you', ['sms', 'email'])
    expect((await shop.forecast('miss_you')).words).toEqual(words)
  })

  it('shows in brackets what each guest’s message adds to the words', async () => {
    for (const [kind, added] of [
      ['expiry', '[what ends, and when]'],
      ['unused_reward', '[the reward and its code]'],
      ['reward', '[the reward and its code]'],
    ] as const) {
      const { sms, email } = (await shop.forecast(kind)).words
      expect([sms!.split('\n').at(-1), email!.body.split('\n').at(-1)], kind).toEqual([added, added])
    }
    const reward_id = await addReward()
    await shop.edit('birthday', { settings: { gift: { reward_id, valid_days: 14 } } })
    expect((await shop.forecast('birthday')).words.sms).toMatch(/\n\[the gift and its code\]$/)
  })

  it('that the shop has no template for is not switched on, and its log does not say so', async () => {
    await expect(shop.switchOn('points_milestone', ['email'])).rejects.toThrow('You have no template')
    const log = await people.rows(
      `select 1 from audit_entries where business_id = $1 and action = 'trigger_switched'`,
      [shop.id],
    )
    expect(log).toEqual([])
  })
})

describe('a gift for a birthday', () => {
  it('is given once, with the greeting that names it, however many rounds and channels there are', async () => {
    const reward_id = await addReward()
    await shop.edit('birthday', { settings: { gift: { reward_id, valid_days: 14 } } })
    await shop.switchOn('birthday', ['sms', 'email'])
    const ana = await bornIn(0, { email: `${crypto.randomUUID()}@example.com` })
    await Promise.all([1, 2, 3].map(() => shop.round('birthday')))
    await shop.round('birthday')
    const held = await rewardsOf(ana)
    expect(held).toHaveLength(1)
    expect(held[0]!.days).toBe(14)
    const text = (await shop.messages('birthday', ana)).find(({ type }) => type === 'sms')!
    expect(text.content).toMatch(new RegExp(`Free coffee \\(until .+\\): ${held[0]!.code}`))
  })

  it('is not given where the greeting is kept back', async () => {
    const reward_id = await addReward()
    await shop.edit('birthday', { settings: { gift: { reward_id, valid_days: 14 } } })
    await shop.switchOn('birthday')
    const ana = await bornIn(0)
    await people.rows(
      `update businesses set plan_texts_since = null, tier_id = '01939c00-0000-7000-8000-000000000001',
      usage_sms_monthly = 50, usage_sms_month = to_char($2::timestamptz at time zone time_zone, 'YYYY-MM') where id = $1`,
      [shop.id, people.clock.now()],
    )
    await shop.round('birthday')
    expect((await shop.messages('birthday', ana)).map(({ state }) => state)).toEqual(['withheld'])
    expect(await rewardsOf(ana)).toEqual([])
  })

  it('is not given where there is no room for the words that name it: the greeting goes alone', async () => {
    const reward_id = await addReward(null, 'Free coffee with a piece of cake of the day'.padEnd(100, '!'))
    await shop.edit('birthday', { settings: { gift: { reward_id, valid_days: 14 } } })
    await shop.switchOn('birthday')
    const ana = await bornIn(0)
    await people.rows(
      `update businesses set plan_texts_since = null, tier_id = '01939c00-0000-7000-8000-000000000001',
      usage_sms_monthly = 49, usage_sms_month = to_char($2::timestamptz at time zone time_zone, 'YYYY-MM') where id = $1`,
      [shop.id, people.clock.now()],
    )
    await shop.round('birthday')
    expect((await shop.messages('birthday', ana)).map(({ state }) => state)).toEqual(['queued'])
    expect(await rewardsOf(ana)).toEqual([])
  })

  it('that has run out is left out of the greeting, which goes all the same', async () => {
    const reward_id = await addReward(1)
    await shop.edit('birthday', { settings: { gift: { reward_id, valid_days: 14 } } })
    await shop.switchOn('birthday')
    const guests = [await bornIn(0), await bornIn(0)]
    await shop.round('birthday')
    expect((await shop.messages('birthday')).map(({ state }) => state)).toEqual(['queued', 'queued'])
    const given = await Promise.all(guests.map(rewardsOf))
    expect(given.flat()).toHaveLength(1)
  })
})

describe('what waits a while after its cause', () => {
  it('is told once when its time has come', async () => {
    await shop.edit('welcome', { delay_minutes: 90 })
    const ana = await shop.addGuest()
    expect(await shop.messages('welcome')).toEqual([])
    people.clock.advance(90 * 60_000)
    expect(await shop.tellWhatWaits()).toBeGreaterThan(0)
    expect((await shop.messages('welcome', ana)).map(({ type }) => type)).toEqual(['sms'])
    expect(await shop.tellWhatWaits()).toBe(0)
  })

  it('is not told of a reward that was redeemed meanwhile', async () => {
    await shop.post('/v1/programs', {
      name: 'Tea',
      type: 'free_item',
      config: { itemName: 'Tea', requiredPurchases: 1 },
    })
    await shop.edit('reward', { delay_minutes: 120 })
    const [ana, ben] = [await shop.addGuest(), await shop.addGuest()]
    await shop.buy(ana)
    await shop.buy(ben)
    const { code } = (await rewardsOf(ana))[0]!
    await shop.post('/v1/redemptions', { code })
    people.clock.advance(2 * 3_600_000)
    await shop.tellWhatWaits()
    expect((await shop.messages('reward')).map(({ customer_id }) => customer_id)).toEqual([ben])
  })
})
