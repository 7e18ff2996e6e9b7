import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendAccountMail } from '#server/identity/proofs/mail/index.ts'
import { openTill, type Payer, type Till } from '#tests/world/payers.ts'
import { moveReceipts } from '../index.ts'

const PASSWORD = 'a fine password'

let till: Till
beforeAll(async () => {
  till = await openTill()
})
afterAll(() => till.close())

/** Adds somebody to the payer's team. */
async function hire({ owner }: Payer, email: string) {
  await owner.post('/api/v1/send-team-invitation', { email, role: 'member' })
  const token = await mailed(email, /accept-invitation\?token=([\w-]+)/)
  const person = { token, first_name: 'Ben', last_name: 'Okoro', password: PASSWORD }
  await till.product.visitor().post('/api/auth/invitation/join', person)
  const { body } = await owner.get('/api/app/company')
  return (body as { members: { id: string; email: string }[] }).members.find((one) => one.email === email)!.id
}

async function mailed(recipient: string, pattern: RegExp): Promise<string> {
  const [mail] = await till.rows<{ outgoing: string }>(
    `select outgoing from communication_logs where recipient = $1 order by created_at desc limit 1`,
    [recipient],
  )
  return pattern.exec(mail!.outgoing)![1]!
}

/** Changes the owner's address by the link that is mailed to the new one. */
async function changeAddress({ owner }: Payer, email: string) {
  const { services, standIns } = till.product
  await owner.post('/api/auth/user/email', { email, password: PASSWORD })
  for (const { id } of await till.rows<{ id: string }>('select id from account_mails'))
    await sendAccountMail(services, id)
  const [token] = standIns.mailbox.mails(email).map(({ text }) => /token=([\w-]+)/.exec(text)![1]!)
  await owner.post('/api/auth/verify', { type: 'email_change', token })
}

const handOver = async ({ owner }: Payer, memberId: string) =>
  (await owner.post(`/api/app/tenant-members/${memberId}/hand-over`, undefined)).status

const atStripe = async (payer: Payer) => {
  const { stripe } = till.product.services.payments!
  const customer = await stripe.customers.retrieve((await payer.known())!.stripe_customer_id)
  return customer.deleted ? null : { email: customer.email, name: customer.name }
}

/** Runs the waiting jobs; gives their number. */
async function move(): Promise<number> {
  const jobs = await till.rows<{ business: string }>(
    `delete from pgboss.job where name = 'move-receipts' returning data->>'businessId' as business`,
  )
  for (const { business } of jobs) await moveReceipts(till.product.services, business)
  return jobs.length
}

describe('receipts', () => {
  it('go to the new admin once a shop was handed over, under the name that the shop has at Stripe', async () => {
    const payer = await till.newPayer()
    const ben = await hire(payer, 'ben@handed.example')
    await payer.subscribe()
    const { stripe } = till.product.services.payments!
    await stripe.customers.update((await payer.known())!.stripe_customer_id, { name: 'Blue Door Ltd' })
    expect(await atStripe(payer)).toEqual({ email: payer.email, name: 'Blue Door Ltd' })
    expect(await handOver(payer, ben)).toBe(200)
    expect(await move()).toBe(1)
    expect(await atStripe(payer)).toEqual({ email: 'ben@handed.example', name: 'Blue Door Ltd' })
    await moveReceipts(till.product.services, payer.businessId)
    expect(await atStripe(payer)).toMatchObject({ email: 'ben@handed.example' })
  })

  it('go to the new address of the same admin', async () => {
    const payer = await till.newPayer()
    await payer.subscribe()
    await changeAddress(payer, 'new@shops.example')
    expect(await move()).toBe(1)
    expect(await atStripe(payer)).toMatchObject({ email: 'new@shops.example' })
  })

  it('wait for a Stripe that does not answer, and a hand-over waits for nobody', async () => {
    const payer = await till.newPayer()
    const ben = await hire(payer, 'ben@waiting.example')
    await payer.checkout()
    till.control.answer(500, 3, { method: 'POST', path: /customers/ })
    expect(await handOver(payer, ben)).toBe(200)
    await expect(moveReceipts(till.product.services, payer.businessId)).rejects.toThrow()
    expect(await atStripe(payer)).toMatchObject({ email: payer.email })
    expect(await move()).toBe(1)
    expect(await atStripe(payer)).toMatchObject({ email: 'ben@waiting.example' })
  })

  it('ask nothing of Stripe for a shop that never bought anything', async () => {
    const payer = await till.newPayer()
    const ben = await hire(payer, 'ben@free.example')
    const before = till.control.requests().length
    expect(await handOver(payer, ben)).toBe(200)
    expect(await move()).toBe(0)
    expect(till.control.requests()).toHaveLength(before)
  })

  it('go to the new admin even if the shop was handed over while Stripe made its customer', async () => {
    const payer = await till.newPayer()
    const ben = await hire(payer, 'ben@meanwhile.example')
    const asked = () => till.control.requests().filter(({ path }) => path === '/v1/customers').length
    const before = asked()
    till.control.answer('lost', 1, { method: 'POST', path: /customers$/ })
    const opened = payer.checkout()
    await vi.waitUntil(() => asked() > before)
    expect(await handOver(payer, ben)).toBe(200)
    expect((await opened).status).toBe(200)
    await move()
    expect(await atStripe(payer)).toMatchObject({ email: 'ben@meanwhile.example' })
  })
})
