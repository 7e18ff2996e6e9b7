import { sql } from 'drizzle-orm'
import { answerCustomer, finishConversation, seeConversation } from '#server/messaging/conversations/index.ts'
import { receiveText } from '#server/messaging/messages/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { Services } from '#server/services.ts'
import { customer } from './cast.ts'
import type { InTransaction } from './past.ts'

const MINUTE = 60_000

type Line = {
  /** Minutes before the story ends. */
  ago: number
  person?: string
  us?: string
}
type Talk = { lines: Line[]; done?: true }

/**
 * Texts from customers of the café, and its barista's answers. The first is from the customer as whom a visitor
 * can sign in.
 */
const talks: Talk[] = [
  {
    lines: [
      { ago: 190, person: 'Hi! Do you have oat milk again?' },
      { ago: 176, us: 'We do, since this morning. See you soon!' },
      { ago: 24, person: 'Great, on my way. Can you keep a cinnamon roll for me? 🙏' },
    ],
  },
  { lines: [{ ago: 65, person: 'Are you open on Sunday? We would be six, with a stroller.' }] },
  {
    lines: [
      { ago: 1500, person: 'I think I left my umbrella on Friday. Black, wooden handle?' },
      { ago: 1480, us: 'It is here, behind the counter. Anybody can hand it to you.' },
      { ago: 1470, person: 'You are the best, thank you' },
    ],
    done: true,
  },
  {
    lines: [
      { ago: 2950, person: 'Is the reward good for a large one, too?' },
      { ago: 2890, us: 'Any size you like.' },
    ],
  },
  {
    lines: [
      { ago: 4400, person: 'Please no more texts, I come anyway' },
      { ago: 4399, person: 'STOP' },
    ],
  },
]

/** Lets customers who were texted lately write, and the café answer, by the product's own functions. */
export async function customersWrite(services: Services, inCafe: InTransaction, until: Date): Promise<void> {
  const customers: { id: string; phone: string }[] = []
  await inCafe(async ({ tx }) => {
    const found = await queryRows<{ id: string; phone: string }>(
      tx,
      sql`select c.id, c.phone from customers c
        join communication_logs l on l.business_id = c.business_id and l.customer_id = c.id
          and l.type = 'sms' and l.recipient = c.phone and l.created_at > ${new Date(until.getTime() - 20 * 1440 * MINUTE).toISOString()}::timestamptz
          and l.created_at < ${new Date(until.getTime() - 4 * 1440 * MINUTE).toISOString()}::timestamptz
        where c.merged_into is null
        group by c.id, c.phone, c.email
        order by c.email = ${customer.email} desc nulls last, c.id
        limit ${talks.length}`,
    )
    customers.push(...found)
  })
  const story = customers.flatMap((person, place) =>
    talks[place]!.lines.map((line) => ({ ...line, person, wrote: line.person })),
  )
  for (const { ago, person, wrote, us } of story.sort((a, b) => b.ago - a.ago)) {
    const now = new Date(until.getTime() - ago * MINUTE)
    if (wrote) await write({ ...services, clock: { now: () => now } }, person.phone, wrote)
    if (us)
      await inCafe(async ({ tx, at }) => {
        const textId = await newestText(tx, person.id)
        if (textId) await seeConversation(at(now), { id: person.id, textId })
        await answerCustomer(at(now), { id: person.id, content: us, idempotencyKey: newId() })
      })
  }
  for (const [place, { done }] of talks.entries()) if (done) await finish(inCafe, customers[place]?.id, until)
}

const write = (services: Services, from: string, body: string) =>
  receiveText(services, { id: newId(), from, sender: 'demo', body, files: 0, obeyed: null })

const finish = (inCafe: InTransaction, id: string | undefined, until: Date) =>
  inCafe(async ({ tx, at }) => {
    const textId = id && (await newestText(tx, id))
    if (textId) await finishConversation(at(until), { id, textId })
  })

/** Finds the newest text that a customer wrote. */
async function newestText(tx: Tx, customerId: string): Promise<string | undefined> {
  const [newest] = await queryRows<{ id: string }>(
    tx,
    sql`select id from communication_logs where customer_id = ${customerId} and direction = 'in'
        order by created_at desc limit 1`,
  )
  return newest?.id
}
