import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import type { ProgramType } from '#server/loyalty/programs/index.ts'
import { agreed } from '#tests/world/agreed.ts'
import { openForm, sendForm } from '#tests/world/joining.ts'
import type { Product } from '#tests/world/product.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { done, type Post } from './post.ts'

export const PIN = '4711'
export type Customer = { visitor: Visitor; phone: string; customerId: string; claimId: string }

/** Returns the text that the worker would send to a phone. */
export type ReadText = (phone: string) => Promise<string>

type Joining = { phone: string; marker: string; readText: ReadText }

export async function joinAndOpenCard(product: Product, code: string, { phone, marker, readText }: Joining) {
  const visitor = product.visitor()
  const path = `/signup-form/${code}`
  const key = /name="key" value="([^"]+)"/.exec((await openForm(visitor, path)).text)![1]!
  const email = `guest${phone.slice(1)}@${marker}.example`
  const person = { first_name: `Ada ${marker}`, last_name: `Guest ${marker}`, email, birthday: '1990-05-05' }
  const agreed = { agrees_sms: 'yes', agrees_email: 'yes' }
  await sendForm(visitor, path, { key, phone, ...person, ...agreed })
  const link = /\/card\/[\w-]+/.exec(await readText(phone))![0]
  await visitor.post(link, `pin=${PIN}`, { 'content-type': 'application/x-www-form-urlencoded' })
  const signedIn = await visitor.post('/api/auth/portal/sign-in', { phone, pin: PIN })
  const { session } = done<{ session: { customerId: string } }>(signedIn)
  return { visitor, phone, customerId: session.customerId }
}

/** A batch of one purchase that happened some minutes ago. */
export const handedIn = (customer_id: string, { minutes, note }: { minutes: number; note?: string }) => ({
  sent_at: new Date().toISOString(),
  device: note,
  operations: [
    {
      ...{ key: crypto.randomUUID(), kind: 'purchase', customer_id, amount: 900, note },
      happened_at: new Date(Date.now() - minutes * 60_000).toISOString(),
    },
  ],
})

type Stock = { programs: Record<ProgramType, string>; reward: string; marker: string }

export async function workAtTheTill(
  post: Post,
  customers: [Customer, Customer],
  { programs, reward, marker }: Stock,
) {
  const [first, other] = customers
  const note = `Note ${marker}`
  const buy = (customer_id: string) =>
    post<{ operation_id: string }>('/v1/purchases', {
      customer_id,
      amount: 2000,
      stamps: 2,
      note,
      device: note,
    })
  const { operation_id: operationId } = await buy(first.customerId)
  await buy(other.customerId)
  const claim = async (customer_id: string) =>
    (await post<{ reward: { id: string } }>(`/v1/rewards/${reward}/claim`, { customer_id, device: note }))
      .reward.id
  first.claimId = await claim(first.customerId)
  other.claimId = await claim(other.customerId)
  const claimId = await claim(first.customerId)
  const issue = async () =>
    (
      await post<{ reward: { redemption_code: string } }>(`/v1/programs/${programs.rebate_code}/codes`, {
        customer_id: first.customerId,
        note,
      })
    ).reward.redemption_code
  const [code, shownCode, usedCode] = [await issue(), await issue(), await issue()]
  await post('/v1/redemptions', { code: usedCode, note, device: note })
  // So long ago that each waits for somebody's decision.
  const waiting = async () => {
    const { data } = await post<{ data: { case_id: string }[] }>(
      '/v1/operations/batch',
      handedIn(first.customerId, { minutes: 5 * 24 * 60, note }),
    )
    return data[0]!.case_id
  }
  const cases = { kept: await waiting(), settled: await waiting() }
  const person = {
    first_name: `Bo ${marker}`,
    email: `bo@${marker}.example`,
    phone: `${first.phone.slice(0, -2)}99`,
    ...agreed,
  }
  const device = async () => (await post<{ id: string }>('/app/till-devices')).id
  const devices = { kept: await device(), quiet: await device(), lost: await device() }
  const customer = await post<CustomerView>('/v1/customers', person)
  const add = async (first_name: string) =>
    (await post<CustomerView>('/v1/customers', { first_name: `${first_name} ${marker}` })).id
  const people = { duplicateId: await add('Du'), erasedId: await add('Ed') }
  const tag = async (id: string, name: string) =>
    (await post<{ id: string }>(`/v1/customers/${id}/tags`, { name: `${name} ${marker}` })).id
  const tags = { kept: await tag(first.customerId, 'Regular'), deleted: await tag(other.customerId, 'Once') }
  return { cases, tags, devices, operationId, claimId, code, shownCode, newcomerId: customer.id, ...people }
}
