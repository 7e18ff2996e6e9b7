import { describe, expect, it } from 'vitest'
import { startOfLocalDay } from '#server/platform/time/calendar.ts'
import { newest } from '#tests/world/auditLog.ts'
import { joiningAt, keyIn, openBusinessWithCode, openForm, sendForm } from '#tests/world/joining.ts'
import { png } from '#tests/world/pictures.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { faultsOf, product, put, read, setUp, upload } from './settings.rig.ts'

setUp()

const save = async (owner: Visitor, change: Record<string, unknown>) => {
  const { profile, version } = await read(owner)
  return put(owner, 'profile', { version, ...profile, ...change })
}

describe('a profile', () => {
  it('is not saved by a member of staff who is no admin, who may read it', async () => {
    const business = await openBusinessWithCode(product)
    const member = (await openBusinessWithCode(product)).owner
    await joiningAt(product).rows(
      `update tenant_members set role = 'member', business_id = $1,
         tenant_id = (select id from tenants where business_id = $1)
       where user_id = (select user_id from session order by created_at desc limit 1)`,
      [business.businessId],
    )
    expect((await read(member)).profile.company_name).toBe('Blue Door Café')
    const { profile, version } = await read(business.owner)
    for (const answer of [
      await put(member, 'profile', { version, ...profile, company_name: 'Mine' }),
      await put(member, 'email-tracking', { enabled: false }),
      await put(member, 'text-countries', { countries: ['JM'] }),
      await upload(member, png('#ffffff')),
      await member.send('DELETE', '/api/app/settings/logo'),
    ])
      expect(answer.status).toBe(403)
    expect(await read(business.owner)).toMatchObject({
      profile,
      version,
      logo_url: null,
      email_tracking_enabled: true,
    })
  })

  it('that someone else changed first is refused, with what it is now', async () => {
    const { owner } = await openBusinessWithCode(product)
    const { profile, version } = await read(owner)
    expect(
      (await put(owner, 'profile', { version, ...profile, address: '1 Main Street, Springfield' })).status,
    ).toBe(200)
    const late = await put(owner, 'profile', { version, ...profile, company_name: 'Late' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      error: {
        code: 'conflict',
        details: {
          reason: 'stale',
          settings: { version: version + 1, profile: { address: '1 Main Street, Springfield' } },
        },
      },
    })
    expect((await read(owner)).profile).toMatchObject({
      company_name: 'Blue Door Café',
      address: '1 Main Street, Springfield',
    })
  })

  it('saved twice at the same moment is saved once', async () => {
    const { owner } = await openBusinessWithCode(product)
    const { profile, version } = await read(owner)
    const both = await Promise.all(
      ['One', 'Two'].map((company_name) => put(owner, 'profile', { version, ...profile, company_name })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    [{ company_name: '   ' }, 'company_name'],
    [{ brand_color: 'red' }, 'brand_color'],
    [{ brand_color: '#c2410c;background:url(//evil)' }, 'brand_color'],
    [{ contact_phone: 'call us' }, 'contact_phone'],
    [{ contact_email: 'nobody' }, 'contact_email'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ currency: 'XYZ' }, 'currency'],
    [{ currency: 'HRK' }, 'currency'],
    [{ default_country: 'XX' }, 'default_country'],
    [{ language: 'tr' }, 'language'],
    [{ locale: 'de-DE' }, 'locale'],
    [{ visit_window_minutes: -1 }, 'visit_window_minutes'],
    [{ visit_window_minutes: 1441 }, 'visit_window_minutes'],
    [{ texts_from_hour: 7 }, 'texts_from_hour'],
    [{ texts_until_hour: 22 }, 'texts_until_hour'],
    [{ texts_from_hour: 20, texts_until_hour: 9 }, 'texts_until_hour'],
    [{ texts_from_hour: 12, texts_until_hour: 12 }, 'texts_until_hour'],
    [{ sms_opt_in_wording: 'Send me everything' }, 'sms_opt_in_wording'],
    [{ business_id: crypto.randomUUID() }, 'business_id'],
  ])('with %j is refused at its field', async (change, field) => {
    const { owner } = await openBusinessWithCode(product)
    expect(faultsOf(await save(owner, change))).toEqual([400, [field]])
  })

  it('can take ten names a day: super admins look at each', async () => {
    const { owner } = await openBusinessWithCode(product)
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await save(owner, { company_name: `Name ${n}` })).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    expect((await save(owner, { contact_email: 'hi@example.com' })).status).toBe(200)
    expect((await read(owner)).profile.company_name).toBe('Name 9')
  })

  it('takes no half of a postal address or a phone, and leaves those from before as they are', async () => {
    const { owner, businessId } = await openBusinessWithCode(product)
    for (const address of ['Zürich', 'Verify at evil.support 5, Now'])
      expect(faultsOf(await save(owner, { address }))).toEqual([400, ['address']])
    for (const contact_phone of ['+43 800 12345', '+49 137 123', '+886 412 8123']) {
      expect(faultsOf(await save(owner, { contact_phone }))).toEqual([400, ['contact_phone']])
      await joiningAt(product).rows(
        `update businesses set address = 'Zürich', contact_phone = $2 where id = $1`,
        [businessId, contact_phone.replaceAll(' ', '')],
      )
      const { profile } = await read(owner)
      expect((await save(owner, { contact_email: 'hi@example.com' })).status).toBe(200)
      expect((await read(owner)).profile).toEqual({ ...profile, contact_email: 'hi@example.com' })
    }
  })

  it('comes back as it was saved, and is what the console shows', async () => {
    const { owner } = await openBusinessWithCode(product)
    const profile = {
      company_name: 'Grüne Tür',
      brand_color: '#0f766e',
      address: 'Gasse 1\n1010 Wien',
      contact_phone: '+43 1 5125500',
      contact_email: 'post@tuer.example',
      time_zone: 'Europe/Vienna',
      currency: 'EUR',
      default_country: 'AT',
      language: 'it',
      visit_window_minutes: 45,
      texts_from_hour: 10,
      texts_until_hour: 18,
      sms_opt_in_wording: 'Texts from {business_name}: STOP ends them, HELP helps.',
      email_opt_in_wording: 'Mails from {business_name}.',
      privacy_notice: 'https://tuer.example/privacy',
    }
    expect((await save(owner, profile)).status).toBe(200)
    expect((await read(owner)).profile).toEqual(profile)
    const { body } = await owner.get('/api/auth/session')
    const { company_name, brand_color, time_zone, currency, default_country } = profile
    const place = { time_zone, currency, default_country, locale: 'en-AT' }
    const shown = { company_name, brand_color, ...place }
    expect(body).toMatchObject({ session: { business: shown, memberships: [{ company_name }] } })
  })

  it('keeps its currency once there are amounts in it, and changes all else', async () => {
    const { owner } = await openBusinessWithCode(product)
    expect((await save(owner, { currency: 'EUR' })).status).toBe(200)
    const { body } = await owner.post('/api/v1/customers', { first_name: 'Ana' })
    const customer_id = (body as { id: string }).id
    await owner.post('/api/v1/purchases', { customer_id, amount: 500 }, { 'idempotency-key': 'one' })
    expect((await read(owner)).currency_locked).toBe(true)
    expect(faultsOf(await save(owner, { currency: 'USD' }))).toEqual([400, ['currency']])
    expect((await save(owner, { address: '1 Main Street, Springfield' })).status).toBe(200)
  })

  it('keeps the last day of points, cards and rewards in another time zone, to the end of that day there', async () => {
    const points = { name: 'Points', type: 'points', config: {} }
    const { owner, businessId } = await openBusinessWithCode(product, { program: points })
    const program = (type: string) =>
      owner.post('/api/v1/programs', { name: type, type, config: {} }, { 'idempotency-key': type })
    await program('stamp_card')
    await program('rebate_code')
    await save(owner, { time_zone: 'UTC' })
    const { body } = await owner.post('/api/v1/customers', { first_name: 'Ana' })
    const customer_id = (body as { id: string }).id
    await owner.post('/api/v1/purchases', { customer_id, amount: 500 }, { 'idempotency-key': 'one' })
    const ends = async () => {
      const found = await joiningAt(product).rows<{ ends: Date }>(
        `select expires_at as ends from point_lots where business_id = $1
         union all select expires_at from customer_rewards where business_id = $1
         union all select card_expires_at from customer_program_progress
           where business_id = $1 and card_expires_at is not null`,
        [businessId],
      )
      return found.map(({ ends }) => new Date(ends).getTime()).sort()
    }
    const first = await ends()
    expect(first).toHaveLength(3)
    const midnights = (zone: string) =>
      first.map((end) => startOfLocalDay(new Date(end).toISOString().slice(0, 10), zone).getTime())
    for (const time_zone of ['Pacific/Auckland', 'Pacific/Honolulu', 'Asia/Kolkata', 'UTC']) {
      await save(owner, { time_zone })
      expect(await ends()).toEqual(midnights(time_zone))
    }
  })

  it('keeps the hour of scheduled campaigns on its new clock, and the moment of one whose hour has passed there', async () => {
    const { owner, businessId } = await openBusinessWithCode(product)
    const DAY = 86_400_000
    const [far, soon] = [new Date(Date.now() + 30 * DAY), new Date(Date.now() + 3_600_000)]
    const add = (id: string, at: Date) =>
      joiningAt(product).rows(
        `insert into campaigns (business_id, id, name, type, texts, status, scheduled_for, not_after, created_at)
         values ($1, $2, 'News', 'sms', '[]', 'scheduled', $3, $4, now())`,
        [businessId, id, at, new Date(at.getTime() + DAY)],
      )
    const ids = { far: crypto.randomUUID(), soon: crypto.randomUUID() }
    await save(owner, { time_zone: 'America/New_York' })
    await add(ids.far, far)
    await add(ids.soon, soon)
    const clock = (at: Date, timeZone: string) =>
      new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
    await save(owner, { time_zone: 'Asia/Kolkata' })
    const found = await joiningAt(product).rows<{ id: string; scheduled_for: Date; not_after: Date }>(
      'select id, scheduled_for, not_after from campaigns where business_id = $1',
      [businessId],
    )
    const moved = found.find(({ id }) => id === ids.far)!
    expect(clock(moved.scheduled_for, 'Asia/Kolkata')).toBe(clock(far, 'America/New_York'))
    expect(clock(moved.not_after, 'Asia/Kolkata')).toBe(
      clock(new Date(far.getTime() + DAY), 'America/New_York'),
    )
    expect(found.find(({ id }) => id === ids.soon)!.scheduled_for).toEqual(soon)
  })

  it('keeps a currency that its country has given up since', async () => {
    const { owner, businessId } = await openBusinessWithCode(product)
    await joiningAt(product).rows(`update businesses set currency = 'BGN' where id = $1`, [businessId])
    expect((await save(owner, { address: 'Vitosha 1, Sofia' })).status).toBe(200)
    const { profile, currencies } = await read(owner)
    expect(profile.currency).toBe('BGN')
    expect(currencies).toEqual(expect.arrayContaining(['EUR', 'INR', 'USD']))
    expect(currencies).not.toContain('BGN')
  })
})

describe('email tracking', () => {
  it('is on until it is switched off', async () => {
    const { owner } = await openBusinessWithCode(product)
    expect((await read(owner)).email_tracking_enabled).toBe(true)
    await put(owner, 'email-tracking', { enabled: false })
    expect((await read(owner)).email_tracking_enabled).toBe(false)
  })

  it('leaves a profile that is being edited as it is', async () => {
    const { owner } = await openBusinessWithCode(product)
    const { profile, version } = await read(owner)
    await put(owner, 'email-tracking', { enabled: false })
    expect((await put(owner, 'profile', { version, ...profile })).status).toBe(200)
  })
})

describe('the words of consent', () => {
  it('are the shop’s own on the form, and kept as proof as they were shown', async () => {
    const business = await openBusinessWithCode(product)
    const { join, newPhone, rows } = joiningAt(product)
    await save(business.owner, {
      sms_opt_in_wording: '{business_name} texts you. HELP for help, STOP to stop.',
    })
    expect((await openForm(product.visitor(), business.path)).text).toContain('Blue Door Café texts you.')
    await join(business, { phone: newPhone(), agrees_sms: 'yes' })
    const kept = await rows('select wording from consents where business_id = $1', [business.businessId])
    expect(kept).toEqual([{ wording: 'Blue Door Café texts you. HELP for help, STOP to stop.' }])
  })

  it('that were changed while the form was open have to be read and ticked again', async () => {
    const business = await openBusinessWithCode(product)
    const { newPhone, customersOf } = joiningAt(product)
    const customer = product.visitor()
    const form = await openForm(customer, business.path)
    const wording = /name="wording" value="([^"]+)"/.exec(form.text)![1]!
    await save(business.owner, { sms_opt_in_wording: 'Now daily. HELP for help, STOP to stop.' })
    const sent = { key: keyIn(form), wording, phone: newPhone(), agrees_sms: 'yes' }
    const again = await sendForm(customer, business.path, sent)
    expect(again.status).toBe(400)
    expect(again.text).toContain('The words beside the boxes have changed')
    expect(await customersOf(business)).toEqual([])
    const fresh = /name="wording" value="([^"]+)"/.exec(again.text)![1]!
    expect((await sendForm(customer, business.path, { ...sent, wording: fresh })).status).toBe(303)
  })
})

describe('the countries for texts', () => {
  it('are the shop’s own and those switched on, and the log says who changed them', async () => {
    const { owner } = await openBusinessWithCode(product)
    expect((await read(owner)).text_countries).toEqual([])
    const saved = await put(owner, 'text-countries', { countries: ['MX', 'CA', 'MX'] })
    expect([saved.status, saved.body]).toEqual([200, { text_countries: ['CA', 'MX'] }])
    expect((await read(owner)).text_countries).toEqual(['CA', 'MX'])
    expect((await newest(owner)).changes).toEqual([
      { setting: 'Further countries for texts', from: '', to: 'CA, MX' },
    ])
  })

  it('are countries: another code is refused and changes nothing', async () => {
    const { owner } = await openBusinessWithCode(product)
    for (const countries of [['XX'], ['us'], ['001'], 'CA'])
      expect((await put(owner, 'text-countries', { countries })).status).toBe(400)
    expect((await read(owner)).text_countries).toEqual([])
  })
})
