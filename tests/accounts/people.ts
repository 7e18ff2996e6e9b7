import { sendAccountMail } from '#server/identity/proofs/mail/index.ts'
import { sendAccountText } from '#server/identity/proofs/texts/index.ts'
import { travellingClock } from '#server/platform/time/clock.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { proveAddress } from '#tests/world/owner.ts'
import { openProduct, type ProductOptions } from '#tests/world/product.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'

export const PASSWORD = 'a fine password'
export const NEW_PASSWORD = 'a finer password'
const FREE = '01939c00-0000-7000-8000-000000000001'

export type Person = { visitor: Visitor; email: string; id: string }
export type People = Awaited<ReturnType<typeof openPeople>>

/** The product with people who have accounts, and their mailboxes. */
export async function openPeople(options: ProductOptions = {}) {
  const clock = travellingClock(new Date())
  const product = await openProduct(clock, options)
  const { services, standIns } = product
  const rows = <Row>(text: string, values: unknown[] = []) =>
    queryAsSuperuser<Row>(product.database, services.database, text, values)
  const newEmail = () => `ada-${crypto.randomUUID()}@example.com`
  const mails = (email: string) => standIns.mailbox.mails(email)
  const people = {
    product,
    clock,
    rows,
    visitor: product.visitor,
    newEmail,
    async signUp(email: string = newEmail(), headers: Record<string, string> = {}): Promise<Person> {
      const visitor = product.visitor()
      const account = { company_name: 'Blue Door Café', email, password: PASSWORD, tier_id: FREE }
      const answer = await visitor.post('/api/auth/sign-up', account, headers)
      if (answer.status !== 201) throw new Error(answer.text)
      return { visitor, email, id: (answer.body as { business_id: string }).business_id }
    },
    /** Marks the address as confirmed, as the link of the sign-up mail does in the person's own browser. */
    prove: ({ id }: Person) => proveAddress(services.database.plain, id),
    signIn: async (email: string, password: string, visitor = product.visitor()) => {
      const answer = await visitor.post('/api/auth/sign-in', { email, password })
      return { visitor, answer, status: answer.status }
    },
    /** Sends every waiting mail and text, as the workers do. */
    async deliver(): Promise<void> {
      const waiting = await rows<{ id: string }>('select id from account_mails order by created_at, id')
      for (const { id } of waiting) await sendAccountMail(services, id)
      const texts = await rows<{ id: string }>('select id from account_texts order by created_at, id')
      for (const { id } of texts) await sendAccountText(services, id)
    },
    mails,
    texts: (phone: string) => standIns.mailbox.texts(phone),
    /** The code in the newest mail to an address, or in the newest text to a phone. */
    async codeFor(recipient: string): Promise<string> {
      await people.deliver()
      const bodies = recipient.startsWith('+')
        ? standIns.mailbox.texts(recipient).map(({ body }) => body)
        : mails(recipient).map(({ text }) => text)
      const found = bodies.map((body) => /^\s*(\d{6})\b/m.exec(body)?.[1]).findLast(Boolean)
      if (!found) throw new Error(`no code to ${recipient}`)
      return found
    },
    /** The token in the newest mail with one to an address, after all queued mail is sent. */
    async tokenFor(email: string): Promise<string> {
      await people.deliver()
      const found = mails(email)
        .map(({ text }) => /token=([\w-]+)/.exec(text)?.[1])
        .findLast(Boolean)
      if (!found) throw new Error(`no link to ${email}`)
      return found
    },
    /** The person who is signed in at a browser, or null. */
    async whoIs(visitor: Visitor): Promise<string | null> {
      const { body } = await visitor.get('/api/auth/session')
      return (body as { session: { user: { email: string } } | null }).session?.user.email ?? null
    },
    close: product.close,
  }
  return people
}

type Refused = {
  error?: { code: string; message: string; fields?: Record<string, string>; details?: unknown }
}
export const refusalOf = ({ body }: Answer) => (body as Refused).error
export const said = (answer: Answer) => [answer.status, refusalOf(answer)?.message]
