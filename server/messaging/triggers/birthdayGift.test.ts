import { describe, expect, it } from 'vitest'
import { openTriggerBusiness } from '#tests/messages/triggers.ts'
import { addReward, bornIn, business, people, rewardsOf, setUp } from './switching.rig.ts'

setUp()

type Timed = { id: string; trigger_type: string; config: { sendHour?: number; daysBefore?: number } }
const timingsOf = async (whose = business) => {
  const lists = await Promise.all(
    ['sms', 'email'].map((kind) => whose.send<{ data: Timed[] }>('GET', `/v1/${kind}-templates`)),
  )
  return lists
    .flatMap(({ data }) => data)
    .filter(({ trigger_type }) => trigger_type === 'birthday')
    .map(({ config }) => config)
}

describe('the time of a birthday’s greeting', () => {
  it('is set in one place for all templates of the shop, later ones too, and of no other shop', async () => {
    const other = await openTriggerBusiness(people)
    const birthday = { sendHour: 11, daysBefore: 3 }
    await business.edit('birthday', { birthday })
    const draft = { name: 'Another', trigger_type: 'birthday', message_template: 'Hooray, {firstName}!' }
    await business.post('/v1/sms-templates', draft)
    expect(await timingsOf()).toEqual([birthday, birthday, birthday])
    expect(await timingsOf(other)).toEqual([9, 9].map((sendHour) => ({ sendHour, daysBefore: 0 })))
    await business.switchOn('birthday')
    const [soon, today] = [await bornIn(3), await bornIn(0)]
    await business.round('birthday')
    expect(await business.messages('birthday', today)).toEqual([])
    expect(await business.messages('birthday', soon)).toHaveLength(1)
  })

  it.each([{ sendHour: 24 }, { sendHour: -1 }, { daysBefore: 31 }, { daysBefore: -1 }, { daysBefore: 0.5 }])(
    'is refused outside of a day and a month: %j',
    async (wrong) => {
      const birthday = { sendHour: 9, daysBefore: 0, ...wrong }
      await expect(business.edit('birthday', { birthday })).rejects.toThrow(/400/)
      expect(await timingsOf()).not.toContainEqual(birthday)
    },
  )
})

describe('a gift for a birthday', () => {
  it('is given once, with the greeting that names it, however many rounds and channels there are', async () => {
    const reward_id = await addReward()
    await business.edit('birthday', { settings: { gift: { reward_id, valid_days: 14 } } })
    await business.switchOn('birthday', ['sms', 'email'])
    const ana = await bornIn(0, { email: `${crypto.randomUUID()}@example.com` })
    await Promise.all([1, 2, 3].map(() => business.round('birthday')))
    await business.round('birthday')
    const held = await rewardsOf(ana)
    expect(held).toHaveLength(1)
    expect(held[0]!.days).toBe(14)
    const text = (await business.messages('birthday', ana)).find(({ type }) => type === 'sms')!
    expect(text.content).toMatch(new RegExp(`Free coffee \\(until .+\\): ${held[0]!.code}`))
  })

  it('is not given where the greeting is kept back', async () => {
    const reward_id = await addReward()
    await business.edit('birthday', { settings: { gift: { reward_id, valid_days: 14 } } })
    await business.switchOn('birthday')
    const ana = await bornIn(0)
    await people.rows(
      `update businesses set plan_texts_since = null, tier_id = '01939c00-0000-7000-8000-000000000001',
      usage_sms_monthly = 50, usage_sms_month = to_char($2::timestamptz at time zone time_zone, 'YYYY-MM') where id = $1`,
      [business.id, people.clock.now()],
    )
    await business.round('birthday')
    expect((await business.messages('birthday', ana)).map(({ state }) => state)).toEqual(['withheld'])
    expect(await rewardsOf(ana)).toEqual([])
  })

  it('is not given where there is no room for the words that name it: the greeting goes alone', async () => {
    const reward_id = await addReward(null, 'Free coffee with a piece of cake of the day'.padEnd(100, '!'))
    await business.edit('birthday', { settings: { gift: { reward_id, valid_days: 14 } } })
    await business.switchOn('birthday')
    const ana = await bornIn(0)
    await people.rows(
      `update businesses set plan_texts_since = null, tier_id = '01939c00-0000-7000-8000-000000000001',
      usage_sms_monthly = 49, usage_sms_month = to_char($2::timestamptz at time zone time_zone, 'YYYY-MM') where id = $1`,
      [business.id, people.clock.now()],
    )
    await business.round('birthday')
    expect((await business.messages('birthday', ana)).map(({ state }) => state)).toEqual(['queued'])
    expect(await rewardsOf(ana)).toEqual([])
  })

  it('that has run out is left out of the greeting, which goes all the same', async () => {
    const reward_id = await addReward(1)
    await business.edit('birthday', { settings: { gift: { reward_id, valid_days: 14 } } })
    await business.switchOn('birthday')
    const customers = [await bornIn(0), await bornIn(0)]
    await business.round('birthday')
    expect((await business.messages('birthday')).map(({ state }) => state)).toEqual(['queued', 'queued'])
    const given = await Promise.all(customers.map(rewardsOf))
    expect(given.flat()).toHaveLength(1)
  })
})

describe('a gift for a customer who stays away', () => {
  it('comes once with the words that miss them, and to nobody who came meanwhile', async () => {
    const reward_id = await addReward()
    const settings = { days: 30, gift: { reward_id, valid_days: 14 } }
    await business.edit('miss_you', { holdout_percent: 0, settings })
    const [away, here] = [await business.addCustomer(), await business.addCustomer()]
    for (const id of [away, here]) await business.buy(id)
    await business.switchOn('miss_you')
    business.travel(31)
    await business.buy(here)
    await Promise.all([1, 2].map(() => business.round('miss_you')))
    await business.round('miss_you')
    expect(await rewardsOf(here)).toEqual([])
    const held = await rewardsOf(away)
    expect(held).toMatchObject([{ days: 14 }])
    const [text] = await business.messages('miss_you', away)
    expect(text!.content).toMatch(new RegExp(`Free coffee \\(until .+\\): ${held[0]!.code}$`))
  })
})
