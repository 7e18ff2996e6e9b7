import { describe, expect, it } from 'vitest'
import { findAudience, queueMessage } from '#server/messaging/messages/index.ts'
import { suppress } from '#server/messaging/messages/limits/suppressions.ts'
import { changePreferences } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { inBusiness } from '#server/services.ts'
import { openTriggerBusiness } from '#tests/messages/triggers.ts'
import { addReward, bornIn, business, people, rewardsOf, setUp } from './switching.rig.ts'

setUp()
type Template = { id: string; active: boolean; trigger_type: string }

const templates = async (kind: 'sms' | 'email', whose = business) =>
  (await whose.send<{ data: Template[] }>('GET', `/v1/${kind}-templates`)).data

describe('a trigger', () => {
  it('of another shop, or its template or reward, is out of reach', async () => {
    const other = await openTriggerBusiness(people)
    const theirs = (await templates('sms', other)).find(({ trigger_type }) => trigger_type === 'custom')!
    await expect(business.edit('miss_you', { sms_template_id: theirs.id })).rejects.toThrow(
      'Choose one of your templates',
    )
    await other.switchOn('miss_you')
    expect((await business.trigger('miss_you')).active).toBe(false)
    const reward = await addReward()
    await expect(
      other.edit('birthday', { settings: { gift: { reward_id: reward, valid_days: 7 } } }),
    ).rejects.toThrow('Choose one of your rewards')
  })

  it('sends nothing that its type is not for', async () => {
    const birthday = (await templates('sms')).find(({ trigger_type }) => trigger_type === 'birthday')!
    await expect(business.edit('miss_you', { sms_template_id: birthday.id })).rejects.toThrow(
      'Choose one of your templates',
    )
  })

  it('that somebody else changed meanwhile is not written over', async () => {
    await business.edit('miss_you', { settings: { days: 40 } })
    await expect(business.edit('miss_you', { version: 0 })).rejects.toThrow(/409|412/)
    expect((await business.trigger('miss_you')).settings.days).toBe(40)
  })

  it('of the specification is its templates: one switch moves the other', async () => {
    const isOn = async () => [
      (await business.trigger('birthday')).active,
      (await templates('sms')).find(({ trigger_type }) => trigger_type === 'birthday')!.active,
    ]
    expect(await isOn()).toEqual([false, false])
    await business.switchOn('birthday')
    expect(await isOn()).toEqual([true, true])
    expect((await templates('email')).find(({ trigger_type }) => trigger_type === 'birthday')!.active).toBe(
      false,
    )
    await business.post('/app/triggers/birthday/deactivate')
    expect(await isOn()).toEqual([false, false])
    const { id } = (await templates('sms')).find(({ trigger_type }) => trigger_type === 'birthday')!
    await business.post(`/v1/sms-templates/${id}/activate`)
    expect((await business.trigger('birthday')).active).toBe(true)
  })

  it('of ours gets words of its own once, by two who switch it on at the same moment', async () => {
    const before = (await templates('sms')).length
    await Promise.all([business.switchOn('miss_you'), business.switchOn('miss_you')])
    await business.post('/app/triggers/miss_you/deactivate')
    await business.switchOn('miss_you')
    expect((await templates('sms')).length).toBe(before + 1)
    const { sms, email, active } = await business.trigger('miss_you')
    expect([active, sms?.name, email]).toEqual([true, 'We miss you', null])
  })

  it('whose template was deactivated sends nothing', async () => {
    await business.edit('miss_you', { holdout_percent: 0 })
    const { sms } = await business.switchOn('miss_you')
    const ana = await business.addCustomer()
    await business.buy(ana)
    await business.post(`/v1/sms-templates/${sms!.id}/deactivate`)
    business.travel(30)
    await business.round('miss_you')
    expect([(await business.trigger('miss_you')).active, await business.messages('miss_you')]).toEqual([
      false,
      [],
    ])
  })

  it('says whom it would meet today before it is switched on, and what that takes', async () => {
    await bornIn(0, { first_name: 'Ben', email: `${crypto.randomUUID()}@example.com` })
    await bornIn(0, { first_name: 'Cleo' })
    await bornIn(1, { first_name: 'Dora' })
    const { calendar, customers, names, by } = await business.forecast('birthday')
    expect({ calendar, customers, names: names.toSorted() }).toEqual({
      calendar: true,
      customers: 2,
      names: ['Ben', 'Cleo'],
    })
    expect([by.sms.customers, by.sms.segments, by.email.customers]).toEqual([2, 2, 1])
    await business.switchOn('birthday')
    await business.round('birthday')
    expect((await business.messages('birthday')).length).toBe(2)
    // Ben's email is off, but it would go once it is switched on.
    expect(await business.forecast('birthday')).toMatchObject({
      customers: 1,
      by: { sms: { customers: 0 }, email: { customers: 1 } },
    })
    expect(await business.forecast('welcome')).toMatchObject({ calendar: false, customers: 0 })
  })

  it('counts and names nobody who would get nothing, and everybody else', async () => {
    const inThisBusiness = (work: (ctx: BusinessContext) => Promise<unknown>) =>
      inBusiness(people.product.services, business.id, { kind: 'system', name: 'test' }, work)
    const [paused, unwanted, capped] = [await bornIn(0), await bornIn(0), await bornIn(0)]
    await inThisBusiness((ctx) => changePreferences(ctx, paused, { paused: true }))
    await inThisBusiness((ctx) => changePreferences(ctx, unwanted, { topics: { occasions: false } }))
    await inThisBusiness(async (ctx) => {
      const { customer } = await findAudience(ctx, capped)
      const text = { type: 'sms', purpose: 'marketing', content: 'News', capped: true } as const
      await queueMessage(ctx, { ...text, dedupe_key: 'news', customerId: capped, recipient: customer.phone! })
    })
    const stopped = '+12126669999'
    await bornIn(0, { phone: stopped })
    await inThisBusiness((ctx) =>
      suppress(ctx.tx, ctx.keyring, { phone: stopped, sender: 'any', now: ctx.now }),
    )
    const suppressed = await bornIn(0, { phone: undefined, email: `${crypto.randomUUID()}@example.com` })
    await people.rows('update customers set opted_in_email = false where id = $1', [suppressed])
    const others = []
    for (let n = 0; n < 6; n++) others.push(await bornIn(0))
    expect(await business.forecast('birthday')).toMatchObject({ customers: 6, by: { sms: { customers: 6 } } })
    // Customers who are held out get nothing, either.
    await business.edit('birthday', { holdout_percent: 50 })
    const { customers } = await business.forecast('birthday')
    await business.switchOn('birthday')
    await business.round('birthday')
    const sent = (await business.messages('birthday')).filter(({ state }) => state === 'queued')
    expect(sent).toHaveLength(customers)
    for (const { customer_id } of sent) expect(others).toContain(customer_id)
  })

  it('that is switched on after its hour meets today’s guests as long as texts go, and then tomorrow’s', async () => {
    const isDue = async () =>
      (
        await people.rows<{ kind: string }>(
          'select kind from triggers_due($1::timestamptz) where business_id = $2',
          [people.clock.now(), business.id],
        )
      ).length > 0
    const today = [await bornIn(0), await bornIn(0)]
    const tomorrow = await bornIn(1)
    business.travel(0, 18)
    expect(await business.forecast('birthday')).toMatchObject({ starts: 'today', customers: 2 })
    business.travel(0, 19.5)
    expect(await business.forecast('birthday')).toMatchObject({ starts: 'tomorrow', customers: 1 })
    await business.switchOn('birthday')
    business.travel(0, 20)
    expect(await isDue()).toBe(false)
    business.travel(0, 18)
    expect(await isDue()).toBe(true)
    await business.round('birthday')
    business.travel(1, 9)
    expect(await isDue()).toBe(true)
    await business.round('birthday')
    const met = (await business.messages('birthday')).map(({ customer_id }) => customer_id)
    expect(met.toSorted()).toEqual([...today, tomorrow].toSorted())
  })

  it('says when texts go that their hour keeps for the morning', async () => {
    await business.edit('miss_you', { settings: { days: 30, sendHour: 22 } })
    const { starts, by } = await business.forecast('miss_you')
    expect([starts, by.sms.goes_at]).toEqual(['today', expect.stringMatching(/T1[34]:00:00.000Z$/)])
    expect((await business.forecast('unused_reward')).by.sms.goes_at).toBeNull()
  })

  it('shows the words that would be sent, also where the template is made by switching on', async () => {
    const { words } = await business.forecast('miss_you')
    expect(words.sms).toMatch(/^Hi Ana, it has been a while!/)
    expect(words.email!.body).toMatch(/^Hi Ana,/)
    expect(JSON.stringify(words)).not.toMatch(/[{}]\w|\w[{}]/)
    await business.switchOn('miss_you', ['sms', 'email'])
    expect((await business.forecast('miss_you')).words).toEqual(words)
  })

  it('tells what one text takes, and for whom it takes most, of the shop’s own guests with texts', async () => {
    const other = await openTriggerBusiness(people)
    await other.addCustomer({ first_name: 'राजेश्वरी'.repeat(3) })
    expect((await business.forecast('birthday')).each).toEqual({ segments: 1, link: null, most: null })
    await business.addCustomer({ first_name: 'Bartholomew' })
    const name = 'राजेश्वरी'
    await business.addCustomer({ first_name: name })
    for (const kind of ['birthday', 'miss_you'] as const) {
      const { each } = await business.forecast(kind)
      expect(each!.most, kind).toMatchObject({ name })
      expect(each!.most!.segments, kind).toBeGreaterThan(each!.segments)
      expect(each!.most!.plainly, kind).toBe(each!.segments)
    }
    expect((await business.forecast('welcome')).words.sms).toMatch(/\n\[a link to the card\]$/)
    expect((await business.forecast('welcome')).each).toMatchObject({ link: 'together', segments: 2 })
  })

  it('shows in brackets what each guest’s message adds to the words', async () => {
    for (const [kind, added] of [
      ['expiry', '[what ends, and when]'],
      ['unused_reward', '[the reward and its code]'],
      ['reward', '[the reward and its code]'],
    ] as const) {
      const { sms, email } = (await business.forecast(kind)).words
      expect([sms!.split('\n').at(-1), email!.body.split('\n').at(-1)], kind).toEqual([added, added])
    }
    const reward_id = await addReward()
    await business.edit('birthday', { settings: { gift: { reward_id, valid_days: 14 } } })
    expect((await business.forecast('birthday')).words.sms).toMatch(/\n\[the gift and its code\]$/)
  })

  it('that the shop has no template for is not switched on, and its log does not say so', async () => {
    await expect(business.switchOn('points_milestone', ['email'])).rejects.toThrow('You have no template')
    const log = await people.rows(
      `select 1 from audit_entries where business_id = $1 and action = 'trigger_switched'`,
      [business.id],
    )
    expect(log).toEqual([])
  })
})

describe('what waits a while after its cause', () => {
  it('is told once when its time has come', async () => {
    await business.edit('welcome', { delay_minutes: 90 })
    const ana = await business.addCustomer()
    expect(await business.messages('welcome')).toEqual([])
    people.clock.advance(90 * 60_000)
    expect(await business.tellWhatWaits()).toBeGreaterThan(0)
    expect((await business.messages('welcome', ana)).map(({ type }) => type)).toEqual(['sms'])
    expect(await business.tellWhatWaits()).toBe(0)
  })

  it('is not told of a reward that was redeemed meanwhile', async () => {
    await business.post('/v1/programs', {
      name: 'Tea',
      type: 'free_item',
      config: { itemName: 'Tea', requiredPurchases: 1 },
    })
    await business.edit('reward', { delay_minutes: 120 })
    const [ana, ben] = [await business.addCustomer(), await business.addCustomer()]
    await business.buy(ana)
    await business.buy(ben)
    const { code } = (await rewardsOf(ana))[0]!
    await business.post('/v1/redemptions', { code })
    people.clock.advance(2 * 3_600_000)
    await business.tellWhatWaits()
    expect((await business.messages('reward')).map(({ customer_id }) => customer_id)).toEqual([ben])
  })
})
