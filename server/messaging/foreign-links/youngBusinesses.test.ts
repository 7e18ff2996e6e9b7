import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueMessage } from '#server/messaging/messages/index.ts'
import { previewMessage } from '#server/messaging/messages/queue/previewMessage.ts'
import { sendQuickMessage } from '#server/messaging/messages/queue/sendQuickMessage.ts'
import { dropLinks } from '#server/messaging/templates/dropLinks.ts'
import { createEmailTemplate, editEmailTemplate } from '#server/messaging/templates/emailTemplates.ts'
import { readTemplate } from '#server/messaging/templates/readTemplate.ts'
import { viewEmailTemplate } from '#server/messaging/templates/views.ts'
import { welcome } from '#tests/messages/business.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { MOST_ASKED, settleHost } from './reviews.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const EVIL = 'https://evil.example/login'
const draft = { blocks: null, translations: [], config: {} }
const phish = {
  ...draft,
  name: 'Hello',
  subject: 'Your account is locked',
  body: `Unlock it: ${EVIL} at once`,
}

let customers = 0
async function openBusiness({ paid = false } = {}) {
  const business = await desk.newBusiness({ paid })
  const make = (trigger_type: 'welcome' | 'custom', change: Partial<typeof phish> = {}) =>
    business.run((ctx) => createEmailTemplate(ctx, { ...phish, trigger_type, ...change }))
  const join = async () => {
    const email = `guest-${customers++}@example.com`
    const customerId = await business.addCustomer({ email, agreed: ['email'] })
    await business.run((ctx) => welcome(ctx, customerId))
    await desk.workOff()
    return { email, customerId, received: () => desk.mailbox.mails(email) }
  }
  const asked = () =>
    desk.rows<{ host: string; review: string }>(
      'select host, review from linked_hosts where business_id = $1 order by host',
      [business.businessId],
    )
  const answer = (host: string, release: boolean) =>
    business.run((ctx) => settleHost(ctx, { host, release, reason: 'It is not yours.' }))
  const failures = async () => (await business.messages()).map(({ failure }) => failure)
  return { ...business, make, join, asked, answer, failures }
}

const waits = (host: string) => expect.stringMatching(new RegExp(`^It leads to ${host}\\. Your shop is new`))

describe('mail of a new shop with links to other sites', () => {
  it('does not go by a welcome, says why, and has the link looked at', async () => {
    const business = await openBusiness()
    await business.make('welcome')
    const customer = await business.join()
    expect(customer.received()).toEqual([])
    expect(await business.failures()).toEqual([waits('evil.example')])
    expect(await business.asked()).toEqual([{ host: 'evil.example', review: 'asked' }])
  })

  it('goes once the link is released, and never where it is refused', async () => {
    const business = await openBusiness()
    await business.make('welcome')
    await business.answer('evil.example', true)
    expect((await business.join()).received()).toHaveLength(1)
    await business.make('welcome', { body: 'Come to https://worse.example' })
    await business.answer('worse.example', false)
    expect((await business.join()).received()).toEqual([])
    expect(await business.failures()).toContain(
      'Regulars lets no email go that leads to worse.example: It is not yours.',
    )
    await expect(business.answer('worse.example', true)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('does not go by hand: the preview says why before', async () => {
    const business = await openBusiness()
    const { id: templateId } = await business.make('custom', { body: 'Pay at pay.zip today' })
    const { customerId, received } = await business.join()
    const request = { type: 'email', customerId, templateId } as const
    expect(await business.run((ctx) => previewMessage(ctx, request))).toMatchObject({
      refusal: waits('pay.zip'),
    })
    await business.run((ctx) => sendQuickMessage(ctx, { ...request, idempotencyKey: 'one' }))
    await desk.workOff()
    expect(received().map(({ subject }) => subject)).not.toContain(phish.subject)
    expect(await business.failures()).toContainEqual(waits('pay.zip'))
  })

  it('does not go where it was queued before its shop became one', async () => {
    const business = await openBusiness({ paid: true })
    await business.make('welcome')
    const email = `guest-${customers++}@example.com`
    const customerId = await business.addCustomer({ email, agreed: ['email'] })
    await business.run((ctx) => welcome(ctx, customerId))
    await business.change({ plan_texts_since: null })
    await desk.workOff()
    expect(desk.mailbox.mails(email)).toEqual([])
    expect(await business.failures()).toEqual([waits('evil.example')])
  })

  it('goes without the links where the shop takes them out, in every language', async () => {
    const business = await openBusiness()
    const german = { language: 'de', subject: 'Hallo', body: `Hier: ${EVIL} sofort`, blocks: null } as const
    const { id } = await business.make('welcome', { translations: [german] } as never)
    const dropped = await business.run((ctx) => dropLinks(ctx, { templateId: id }))
    expect(dropped).toMatchObject({
      body: 'Unlock it: at once',
      translations: [{ body: 'Hier: sofort' }],
      looked_at_for: [],
    })
    const [mail] = (await business.join()).received()
    expect(mail!.text).toContain('Unlock it: at once')
  })

  it('is told of where its template is saved, until the link is released', async () => {
    const business = await openBusiness()
    const made = await business.make('welcome')
    expect(made).toMatchObject({ looked_at_for: ['evil.example'] })
    await business.answer('evil.example', true)
    const { id: templateId, version, trigger_type } = made
    const shown = await business.run(async (ctx) =>
      viewEmailTemplate(ctx, await readTemplate(ctx, 'email', templateId)),
    )
    expect(shown).toMatchObject({ looked_at_for: [] })
    const edit = { ...phish, trigger_type, templateId, version, body: `${EVIL} and evil.support` }
    const edited = await business.run((ctx) => editEmailTemplate(ctx, edit))
    expect(edited).toMatchObject({ looked_at_for: ['evil.support'] })
  })

  it('cannot be taken out of a template that is nothing else', async () => {
    const business = await openBusiness()
    const { id } = await business.make('custom', { body: EVIL })
    await expect(business.run((ctx) => dropLinks(ctx, { templateId: id }))).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('fills no list: so many links of a shop wait for a look at once', async () => {
    const business = await openBusiness()
    for (let template = 0; template < 3; template++) {
      const body = Array.from({ length: 40 }, (_, n) => `x${template}-${n}.example`).join(' ')
      await business.make('custom', { body })
    }
    expect(await business.asked()).toHaveLength(MOST_ASKED)
  })
})

describe('mail that nobody looks at', () => {
  it('is that of a shop which has paid, and what leads to us alone', async () => {
    const paid = await openBusiness({ paid: true })
    await paid.make('welcome')
    expect((await paid.join()).received()).toHaveLength(1)
    expect(await paid.asked()).toEqual([])
    const young = await openBusiness()
    await young.make('welcome', { body: `Hi {firstName}: ${desk.services.publicUrl}/customer/login` })
    expect((await young.join()).received()).toHaveLength(1)
  })

  it('is what a guest asked for, whatever it says', async () => {
    const business = await openBusiness()
    const { email, customerId, received } = await business.join()
    await business.run((ctx) =>
      queueMessage(ctx, {
        ...{ type: 'email', purpose: 'service', dedupe_key: 'asked', customerId, recipient: email },
        ...{ subject: 'Your link', content: 'See news.example' },
      }),
    )
    await desk.workOff()
    expect(received().map(({ subject }) => subject)).toContain('Your link')
  })
})
