import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mailSuperAdmins } from '#server/identity/proofs/mail/index.ts'
import { signInJobs } from '#server/identity/sign-in/jobs.ts'
import { writeConsent } from '#server/loyalty/customers/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { queueMail } from '#tests/messages/mail.ts'
import { unsubscribeReceiver } from '../inbound/unsubscribeReceiver.ts'
import { releaseMail, watchMail } from '../inbound/watchMail.ts'
import { addressOf, bounce, complaint, desk, handOver, setUp, stateOf } from './returnedMail.rig.ts'

setUp()

/** Works off the waiting jobs of the platform's own mail, as the workers do. */
async function workOffAccountMail() {
  const { handlers } = signInJobs(desk.services)
  for (const queue of ['tell-mail-stopped', 'send-account-mail']) {
    const handler = handlers.find((one) => one.queue === queue)
    const waiting = await desk.rows<{ data: unknown }>(
      "delete from pgboss.job where name = $1 and state = 'created' returning data",
      [queue],
    )
    for (const { data } of waiting) if (handler && 'work' in handler) await handler.work(data)
  }
}

describe('a week in which too many receivers turn away', () => {
  const isStopped = async (business: MessageBusiness) => (await business.business()).mail_stopped_at !== null
  const watch = (business: MessageBusiness) => watchMail(desk.services, business.businessId)

  async function send(business: MessageBusiness, count: number, visits = 1) {
    const sent = []
    for (let n = 0; n < count; n++) sent.push(await queueMail(business, {}, { visits: visits }))
    await desk.workOff()
    return sent
  }

  it('stops the marketing mail from 20 on that are 5 %, tells the owner, and goes on once it is released', async () => {
    const business = await desk.newBusiness()
    await business.change({ contact_email: null })
    const sent = await send(business, 21)
    const [last, ...others] = sent
    for (const { messageId } of others.slice(0, 19))
      await business.run((ctx) => unsubscribeReceiver(ctx, messageId))
    await watch(business)
    expect(await isStopped(business)).toBe(false)
    await handOver(addressOf(business, last!.messageId), bounce('5.2.2'))
    await watch(business)
    expect(await isStopped(business)).toBe(true)
    const { email } = await business.business()
    await desk.workOff()
    expect(desk.mailbox.mails(email).map(({ subject }) => subject)).toEqual([
      'Your marketing email is stopped',
    ])
    const failure =
      'Marketing email is stopped, because too many receivers turned away within a week. Regulars looks at it.'
    const { messageId } = await queueMail(business)
    expect(await stateOf(business, messageId)).toMatchObject({ state: 'withheld', failure })
    // Mail that a customer caused goes on.
    const welcome = await queueMail(business, { capped: false, trigger: 'welcome' })
    expect(await stateOf(business, welcome.messageId)).toMatchObject({ state: 'queued' })
    await desk.takeJobs()
    await watch(business)
    await desk.workOff()
    expect(desk.mailbox.mails(email)).toHaveLength(1)
    expect(await business.run((ctx) => releaseMail(ctx, 'They have cleaned their list'))).toBe(true)
    await watch(business)
    expect(await isStopped(business)).toBe(false)
    expect(await stateOf(business, (await queueMail(business)).messageId)).toMatchObject({ state: 'queued' })
    await desk.takeJobs()
  })

  it('mails each super admin once for a stop: none whose address is not proven, or who cannot sign in', async () => {
    const superAdmin = async (proven = true) => {
      const { businessId, business } = await desk.newBusiness({ proven })
      await desk.rows('insert into super_admins values ($1)', [businessId])
      return { id: businessId, email: (await business()).email }
    }
    const [first, second, unproven, suspended] = [
      await superAdmin(),
      await superAdmin(),
      await superAdmin(false),
      await superAdmin(),
    ]
    await desk.rows('update "user" set suspended_at = now() where id = $1', [suspended.id])
    const business = await desk.newBusiness({ name: 'Loud Beans' })
    const stop = async () => {
      for (const { messageId } of await send(business, 20))
        await business.run((ctx) => unsubscribeReceiver(ctx, messageId))
      for (let again = 0; again < 2; again++) {
        await watch(business)
        await workOffAccountMail()
      }
    }
    const told = (count: number) =>
      Array(count).fill(['The marketing email of a shop is stopped', expect.stringContaining('Loud Beans')])
    const subjects = ({ email }: { email: string }) =>
      desk.mailbox.mails(email).map(({ subject, text }) => [subject, text])
    await stop()
    expect([first, second, unproven, suspended].map(subjects)).toEqual([told(1), told(1), [], []])
    await business.run((ctx) => releaseMail(ctx, 'They have cleaned their list'))
    desk.clock.advance(15 * 60_000)
    await stop()
    expect([first, second, unproven, suspended].map(subjects)).toEqual([told(2), told(2), [], []])
    // Released before the mails were sent, there is nothing to review.
    await business.run((ctx) => releaseMail(ctx, 'They have cleaned it again'))
    await mailSuperAdmins(desk.services, 'mail-stopped', business.businessId)
    await workOffAccountMail()
    expect(subjects(first)).toEqual(told(2))
    await desk.takeJobs()
  })

  it('cannot be made of many mails to five strangers, whichever of them they unsubscribe from, or report', async () => {
    const business = await desk.newBusiness()
    const strangers = await send(business, 5)
    const sent = [...strangers]
    for (const { customerId } of strangers) {
      const { email } = await business.customer(customerId)
      for (let n = 0; n < 3; n++)
        sent.push(
          await queueMail(business, { customerId, recipient: email!, dedupe_key: `${n} to ${email}` }),
        )
    }
    await desk.workOff()
    for (const { messageId } of sent) await business.run((ctx) => unsubscribeReceiver(ctx, messageId))
    const turned = async () => (await business.messages()).filter(({ turned_away }) => turned_away !== null)
    expect(await turned()).toHaveLength(5)
    for (const { messageId } of sent) await handOver(addressOf(business, messageId), complaint)
    expect(await turned()).toHaveLength(20)
    await watch(business)
    expect(await isStopped(business)).toBe(false)
    await desk.takeJobs()
  })

  it('cannot be made by strangers who type their addresses into the form: that stops mail to such alone', async () => {
    const business = await desk.newBusiness()
    await send(business, 30)
    for (const { messageId } of await send(business, 25, 0))
      await business.run((ctx) => unsubscribeReceiver(ctx, messageId))
    await watch(business)
    expect(await isStopped(business)).toBe(false)
    expect(await stateOf(business, (await queueMail(business)).messageId)).toMatchObject({ state: 'queued' })
    const stranger = await queueMail(business, {}, { visits: 0 })
    expect(await stateOf(business, stranger.messageId)).toMatchObject({
      state: 'withheld',
      failure:
        'Marketing email to people who joined by themselves and never came is stopped, because too many of them turned away within a week. Regulars looks at it.',
    })
    // A customer who has come is no stranger, and one whom the business added itself never was.
    await business.run((ctx) =>
      ctx.tx.update(customers).set({ total_visits: 1 }).where(eq(customers.id, stranger.customerId)),
    )
    const { email } = await business.customer(stranger.customerId)
    const again = { customerId: stranger.customerId, recipient: email!, dedupe_key: 'once they came' }
    expect(await stateOf(business, (await queueMail(business, again)).messageId)).toMatchObject({
      state: 'queued',
    })
    const added = await business.addCustomer({ email: 'added@example.com', agreed: [] })
    await business.run((ctx) =>
      writeConsent(ctx, {
        ...{ customerId: added, channel: 'email', given: true },
        ...{ source: 'given to staff', wording: 'At the till' },
      }),
    )
    const to = { customerId: added, recipient: 'added@example.com', dedupe_key: 'to whom staff added' }
    expect(await stateOf(business, (await queueMail(business, to)).messageId)).toMatchObject({
      state: 'queued',
    })
    const owner = (await business.business()).email
    await desk.workOff()
    expect(desk.mailbox.mails(owner).map(({ subject }) => subject)).toEqual([
      'Your marketing email to new sign-ups is stopped',
    ])
    expect(await business.run((ctx) => releaseMail(ctx, 'They look real'))).toBe(true)
    expect(await stateOf(business, (await queueMail(business, {}, { visits: 0 })).messageId)).toMatchObject({
      state: 'queued',
    })
    await desk.takeJobs()
  })

  it('leaves alone whom few turn away from, among many', async () => {
    const business = await desk.newBusiness()
    const sent = await send(business, 20)
    for (const { messageId } of sent) await business.run((ctx) => unsubscribeReceiver(ctx, messageId))
    await business.run(({ tx, businessId }) =>
      tx.execute(`insert into communication_logs (business_id, id, type, purpose, dedupe_key, recipient, content, state,
          capped, due_at, created_at)
        select '${businessId}', gen_random_uuid(), 'email', 'marketing', 'more:' || n, n || '@example.com', '', 'accepted', true,
          '${desk.clock.now().toISOString()}', now() from generate_series(1, 381) n on conflict do nothing`),
    )
    await watch(business)
    expect(await isStopped(business)).toBe(false)
  })
})
