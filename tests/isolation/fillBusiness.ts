import { createHash } from 'node:crypto'
import { runImport } from '#server/data/imports/index.ts'
import { rollUp } from '#server/data/roll-ups/index.ts'
import { staleDays } from '#server/data/roll-ups/tables.ts'
import type { CompanyView } from '#server/identity/team/contract.ts'
import { withdrawals } from '#server/loyalty/customers/tables.ts'
import type { ProgramType } from '#server/loyalty/programs/index.ts'
import { consentRequests } from '#server/messaging/confirmations/tables.ts'
import { keepHabits } from '#server/messaging/segments/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { addDays, localDate } from '#server/platform/time/calendar.ts'
import { csvFile, uploadPath } from '#tests/world/files.ts'
import { proveAddress } from '#tests/world/owner.ts'
import { png } from '#tests/world/pictures.ts'
import type { Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { type Customer, joinAndOpenCard, PIN, type ReadText, workAtTheTill } from './fillTill.ts'
import { makeWebhooks } from './makeWebhooks.ts'
import { done, type Post, postAs } from './post.ts'

export const AGENCY = '01939c00-0000-7000-8000-000000000003'
export const PASSWORD = 'a fine password'

/** An announcement in force. */
export const ANNOUNCEMENT = '01939c00-0000-7000-8000-00000000a001'

/** A domain that every business adds and none has proven. */
export const DOMAIN = 'card.harbour.localhost'

/** Everything in a business that requests can name. Each text in it carries the business's marker. */
export type FilledBusiness = Awaited<ReturnType<typeof fillBusiness>>

/**
 * Opens a business with a row in every one of its tables, by the product's own requests. `digit` distinguishes its
 * phones.
 */
export async function fillBusiness(product: Product, marker: string, digit: number, readText: ReadText) {
  const ownerEmail = `owner@${marker}.example`
  const owner = product.visitor()
  const signUp = { company_name: `Café ${marker}`, email: ownerEmail, password: PASSWORD, tier_id: AGENCY }
  const { business_id: businessId } = done<{ business_id: string }>(
    await owner.post('/api/auth/sign-up', { ...signUp, locale: 'en-US', time_zone: 'America/New_York' }),
  )
  await proveAddress(product.services.database.plain, businessId)
  const post = postAs(owner)
  const { logo_url: logoUrl } = done<{ logo_url: string }>(
    await owner.send('PUT', '/api/app/settings/logo', { picture: png(`#${digit}0a0b0`).toString('base64') }),
  )
  const picture = async (color: string) =>
    (
      await post<{ id: string }>('/app/pictures', {
        name: `Door ${marker}`,
        picture: png(color).toString('base64'),
      })
    ).id
  const pictures = { kept: await picture(`#${digit}c0d0e`), deleted: await picture(`#${digit}e0d0c`) }
  done(await owner.send('PUT', '/api/app/settings/email', emailConfigOf(marker)))
  const branding = { version: 1, mail_sender_name: `Olive ${marker}`, hides_platform: false }
  done(await owner.send('PUT', '/api/app/settings/branding', branding))
  done(await owner.send('PUT', '/api/app/settings/domain', { host: DOMAIN }))
  const page = 'http://localhost:3000/subscription'
  await post('/app/credits/checkout', {
    ...{ pack: 'small', credits: 100, amount: 500 },
    ...{ success_url: page, cancel_url: page },
  })
  const programs = await makePrograms(post, marker)
  for (const act of ['pause', 'activate']) await post(`/v1/programs/${programs.rebate_code}/${act}`)
  const makeReward = async (name: string) =>
    (await post<{ id: string }>('/v1/rewards', rewardOf(programs.points, `${name} ${marker}`))).id
  const rewards = {
    edited: await makeReward('Tea'),
    archived: await makeReward('Cake'),
    claimed: await makeReward('Mug'),
  }
  const code = async (name: string) =>
    await post<{ id: string; code: string }>('/v1/qr-codes', {
      location_name: `${name} ${marker}`,
    })
  const qrCode = await code('Door')
  const deletedQrCode = await code('Window')
  const join = (n: number) =>
    joinAndOpenCard(product, qrCode.code, { phone: `+1212555${digit}${n}00`, marker, readText })
  const customers = [await join(1), await join(2)].map((customer) => ({ ...customer, claimId: '' })) as [
    Customer,
    Customer,
  ]
  for (const { visitor } of customers)
    done(await visitor.send('PUT', '/api/app/portal/preferences', { topics: { reminders: false } }))
  const mailchimp = await connectMailchimp(product, owner, {
    marker,
    customerId: customers[0].customerId,
    post,
  })
  const team = await invite(owner, marker)
  done(await owner.send('PUT', '/api/app/staff-pin', { pin: PIN }))
  const apiKey = async (name: string) =>
    post<{ id: string; secret: string }>('/app/api-keys', { name: `${name} ${marker}` })
  const apiKeys = { used: await apiKey('Web shop'), revoked: await apiKey('Old web shop') }
  const webhooks = await makeWebhooks(post, marker)
  const imports = await importCustomers(product, owner, businessId, marker)
  const work = await workAtTheTill(post, customers, { programs, reward: rewards.claimed, marker })
  await keepConsents(product, businessId, customers[1].customerId, marker)
  await rollUpToday(product, businessId)
  await keepHabitsOfToday(product, businessId)
  const { data: communications } = done<{ data: { id: string }[] }>(
    await owner.get('/api/v1/messages?limit=1'),
  )
  /** A template to switch on and off, which nothing else sends. */
  const spareOf = async (kind: string) =>
    done<{ data: { id: string; trigger_type: string }[] }>(
      await owner.get(`/api/v1/${kind}-templates`),
    ).data.find(({ trigger_type }) => trigger_type === 'birthday')!.id
  const firstOf = async (kind: string) =>
    done<{ data: { id: string }[] }>(await owner.get(`/api/v1/${kind}-templates?active=true&by_hand=true`))
      .data[0]!.id
  const templates = { sms: await firstOf('sms'), email: await firstOf('email') }
  const campaign = async (name: string, type: 'sms' | 'email') =>
    (await post<{ id: string }>('/v1/campaigns', campaignOf(`${name} ${marker}`, type))).id
  const trigger = { email_template_id: null, delay_minutes: 0, holdout_percent: 0, settings: {}, version: 0 }
  done(await owner.send('PUT', '/api/app/triggers/expiry', { ...trigger, sms_template_id: templates.sms }))
  const campaigns = {
    draft: await campaign('News', 'email'),
    deleted: await campaign('Old news', 'sms'),
    ready: await campaign('Cake', 'email'),
    scheduled: await campaign('Holidays', 'email'),
    started: await campaign('Summer', 'email'),
  }
  await post(`/v1/campaigns/${campaigns.scheduled}/start`, {
    version: 1,
    at: '2999-01-01T09:00',
    address: '1 Main Street, Springfield',
  })
  await post(`/v1/campaigns/${campaigns.started}/start`, { version: 1 })
  const spare = { sms: await spareOf('sms'), email: await spareOf('email') }
  await post('/v1/email-templates', {
    ...{ name: `Away ${marker}`, trigger_type: 'custom', subject: `Away ${marker}` },
    body: `See https://${marker}.elsewhere.example`,
  })
  return {
    ...{ messageId: communications[0]!.id, templates: { ...templates, spare }, campaigns },
    /** The first customer's text to the business, which the scene creates. */
    customerTextId: newId(),
    ...{
      marker,
      businessId,
      owner,
      ownerEmail,
      logoUrl,
      pictures,
      programs,
      rewards,
      qrCode,
      deletedQrCode,
    },
    ...{
      customer: customers[0],
      segments: await saveSegments(post, work.tags.kept, marker),
      otherCustomer: customers[1],
      imports,
      apiKeys,
      mailchimp,
      webhooks,
      ...team,
      ...work,
    },
  }
}

async function saveSegments(post: Post, tag: string, marker: string) {
  const rule = { match: 'all', of: [{ about: 'tag', tag, is: 'has' }] }
  const save = async (name: string) =>
    (await post<{ id: string }>('/v1/segments', { name: `${name} ${marker}`, rule })).id
  return { kept: await save('Often'), deleted: await save('Once') }
}

/** Creates a withdrawn consent and a consent that waits for the address to be confirmed. */
async function keepConsents({ services }: Product, businessId: string, customer_id: string, marker: string) {
  const of = { business_id: businessId, created_at: services.clock.now() }
  const asked = { id: newId(), customer_id, email: `asked@${marker}.example`, wording: `Yes ${marker}` }
  await services.database.transaction({ businessId }, async (tx) => {
    await tx.insert(withdrawals).values({ ...of, channel: 'email', contact_hash: `hash of ${marker}` })
    await tx.insert(consentRequests).values({ ...of, ...asked, source: 'portal' })
  })
}

/** Rolls today up as if it were two days later. The days are marked as stale, because today is not over. */
async function rollUpToday({ services }: Product, businessId: string): Promise<void> {
  const today = services.clock.now()
  const later = new Date(today.getTime() + 2 * 86_400_000)
  await rollUp({ database: services.database, clock: { now: () => later } }, businessId)
  const day = localDate(today, 'America/New_York')
  const days = [day, addDays(day, 1)].map((stale) => ({ business_id: businessId, day: stale }))
  await services.database.transaction({ businessId }, (tx) => tx.insert(staleDays).values(days))
}

/** Keeps the habits of today's customers as if they had stayed away for 30 days. */
async function keepHabitsOfToday({ services }: Product, businessId: string): Promise<void> {
  const now = new Date(services.clock.now().getTime() + 30 * 86_400_000)
  await services.database.transaction({ businessId }, (tx) => keepHabits({ tx, businessId, now }))
}

/** A finished import with a failed row, and one that was only uploaded. */
async function importCustomers(product: Product, owner: Visitor, businessId: string, marker: string) {
  const upload = async (rows: string) => {
    const file = csvFile(`first_name,email\n${rows}`)
    return done<{ id: string }>(await owner.post(`/api${uploadPath(`${marker}.csv`)}`, file)).id
  }
  const check = async (id: string) =>
    done(await owner.post(`/api/app/imports/${id}/check`, { mapping: ['first_name', 'email'] }))
  const over = await upload(`Ida ${marker},ida@${marker}.example\nOla ${marker},nowhere`)
  await check(over)
  done(await owner.post(`/api/app/imports/${over}/start`, { attests_sms: false, attests_email: true }))
  await runImport(product.services, { businessId, importId: over })
  const waiting = await upload(`Una ${marker},una@${marker}.example`)
  await check(waiting)
  return { over, waiting }
}

const rewardOf = (program_id: string, name: string) => ({
  program_id,
  name,
  description: name,
  points_price: 5,
})

async function makePrograms(post: Post, marker: string): Promise<Record<ProgramType, string>> {
  const configs: Record<ProgramType, object> = {
    points: { minimumRedemption: 1, welcomeBonus: 100 },
    stamp_card: { stampsRequired: 2, rewardDescription: `Coffee ${marker}` },
    rebate_code: { codePrefix: 'SAVE' },
    discount: {},
    free_item: { itemName: `Bagel ${marker}`, requiredPurchases: 1 },
  }
  const made: [string, string][] = []
  for (const [type, config] of Object.entries(configs)) {
    const { id } = await post<{ id: string }>('/v1/programs', { name: `${type} ${marker}`, type, config })
    made.push([type, id])
  }
  return Object.fromEntries(made) as Record<ProgramType, string>
}

const campaignOf = (name: string, type: 'sms' | 'email') => ({
  name,
  type,
  texts: [{ subject: name, body: `${name} for {firstName}` }],
})

/** Two invited people who never join. */
async function invite(owner: Visitor, marker: string) {
  for (const name of ['resent', 'revoked'])
    done(
      await owner.post('/api/v1/send-team-invitation', {
        email: `${name}@${marker}.example`,
        role: 'member',
      }),
    )
  const { invitations, members } = done<CompanyView>(await owner.get('/api/app/company'))
  const idOf = (name: string) => invitations!.find(({ email }) => email.startsWith(name))!.id
  const invitationIds = { resent: idOf('resent'), revoked: idOf('revoked') }
  return { invitationIds, ownerMemberId: members[0]!.id }
}

/** Syncs one customer, so that each table has a row. */
async function connectMailchimp(
  product: Product,
  owner: Visitor,
  { marker, customerId, post }: { marker: string; customerId: string; post: Post },
) {
  const found = await owner.get(`/api/app/customers/${customerId}/record`)
  const { version } = (found.body as { customer: { version: number } }).customer
  const email = `synced@${marker}.example`
  done(await owner.send('PATCH', `/api/v1/customers/${customerId}`, { version, email }))
  const consent = { channel: 'email', given: true, consent_given: 'in_person' }
  await post(`/v1/customers/${customerId}/record-consent`, consent)
  const key = `${createHash('md5').update(marker).digest('hex')}-us21`
  done(await owner.send('PUT', '/api/app/settings/mailchimp/key', { api_key: key }))
  const { id: audience } = product.standIns.mailchimp.audience(key)
  done(await owner.send('PUT', '/api/app/settings/mailchimp/audience', { audience_id: audience }))
  return { key, audience }
}

const emailConfigOf = (marker: string) => ({
  from_email: `news@${marker}.example`,
  from_name: `Café ${marker}`,
  api_key: `SG.${marker}.a-key-of-${marker}`,
  report_key: '',
})
