import type { BrowserContext } from '@playwright/test'
import type { CustomerRecord } from '#server/data/customer-record/contract.ts'
import type { Inbox } from '#tests/journeys/stage/inbox.ts'
import { agreed } from '#tests/world/agreed.ts'
import { callAs } from '../callAs.ts'
import { longNames } from './longNames.ts'

export type Conversations = Record<'named' | 'unknown' | 'stopped', string>

const { latin, arabic, chinese, thai } = longNames
const newPhone = () => `+1415556${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`

/**
 * A conversation with the longest names and words, one with a phone that belongs to no customer any more, and one that
 * ended with STOP.
 */
export async function makeConversations(owner: BrowserContext, inbox: Inbox): Promise<Conversations> {
  /** Adds a customer and texts them. Without that text, their answer could not be assigned to the business. */
  const texted = async (first_name: string, last_name: string) => {
    const phone = newPhone()
    const customer = { first_name, last_name, phone, ...agreed }
    const { id } = await callAs<{ id: string }>(owner, 'post', '/v1/customers', customer)
    const welcome = { customerId: id, triggerType: 'welcome' }
    await callAs(owner, 'post', '/v1/send-transactional-sms', welcome)
    await inbox.textTo(phone, /./)
    return { id, phone }
  }
  const named = await texted(latin, arabic)
  await inbox.write(named.phone, `${latin}\n\n${thai}`)
  await inbox.write(named.phone, `Is this open on Sunday? ${arabic}`)

  const stopped = await texted(chinese, latin)
  await inbox.write(stopped.phone, 'Is the terrace open?')
  await inbox.write(stopped.phone, 'STOP')

  const moved = await texted('Omar', 'Idris')
  await leavePhone(owner, moved.id)
  await inbox.write(moved.phone, 'Who is this?')
  type List = { data: { id: string; phone: string }[] }
  const { data } = await callAs<List>(
    owner,
    'get',
    `/app/conversations?search=${encodeURIComponent(moved.phone)}`,
  )
  const unknown = data.find(({ phone }) => phone === moved.phone)
  if (!unknown) throw new Error('There is no conversation with the phone that was left.')
  return { named: named.id, stopped: stopped.id, unknown: unknown.id }
}

async function leavePhone(owner: BrowserContext, id: string) {
  const record = await callAs<CustomerRecord>(owner, 'get', `/app/customers/${id}/record`)
  if (record.state !== 'present') throw new Error(`${id} is ${record.state}`)
  const { version } = record.customer
  await callAs(owner, 'patch', `/v1/customers/${id}`, { version, phone: newPhone() })
}
