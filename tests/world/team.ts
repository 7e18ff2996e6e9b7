import type { CompanyView } from '#server/identity/team/contract.ts'
import { travellingClock } from '#server/platform/time/clock.ts'
import { queryAsSuperuser } from '#tests/engines/index.ts'
import { proveAddress } from '#tests/world/owner.ts'
import { openProduct } from '#tests/world/product.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'

export const PASSWORD = 'a fine password'
const tiers = {
  Free: '01939c00-0000-7000-8000-000000000001',
  Pro: '01939c00-0000-7000-8000-000000000002',
  Agency: '01939c00-0000-7000-8000-000000000003',
}
export type Plan = keyof typeof tiers

export type Business = { owner: Visitor; businessId: string; email: string; name: string }
export type Teams = Awaited<ReturnType<typeof openTeams>>

/** The product with businesses that invite people, and their mailboxes. */
export async function openTeams() {
  const clock = travellingClock(new Date())
  const product = await openProduct(clock)
  const rows = <Row>(text: string, values: unknown[] = []) =>
    queryAsSuperuser<Row>(product.database, product.services.database, text, values)
  let businesses = 0
  const teams = {
    product,
    clock,
    rows,
    visitor: product.visitor,
    newEmail: (name = 'ben') => `${name}-${crypto.randomUUID()}@example.com`,
    async openBusiness(plan: Plan = 'Pro', name = `Shop number ${++businesses}`): Promise<Business> {
      const owner = product.visitor()
      const email = `owner-${crypto.randomUUID()}@example.com`
      const account = { email, password: PASSWORD, tier_id: tiers[plan] }
      const { body } = await owner.post('/api/auth/sign-up', { company_name: name, ...account })
      const { business_id: businessId } = body as { business_id: string }
      await proveAddress(product.services.database.plain, businessId)
      return { owner, email, name, businessId }
    },
    /** Puts a business on a plan, as if it had chosen it. */
    putOnPlan: ({ businessId }: Business, plan: Plan) =>
      rows('update businesses set tier_id = $2 where id = $1', [businessId, tiers[plan]]),
    invite: ({ owner }: Business, email: string, more: Record<string, unknown> = {}) =>
      owner.post('/api/v1/send-team-invitation', { email, role: 'member', ...more }),
    /** The token in the newest mail to a person. */
    async tokenFor(email: string): Promise<string> {
      const [mail] = await rows<{ outgoing: string }>(
        `select outgoing from communication_logs where recipient = $1 and outgoing like '%token=%'
         order by created_at desc, id desc limit 1`,
        [email],
      )
      return /token=([\w-]+)/.exec(mail!.outgoing)![1]!
    },
    join: (who: Visitor, token: string, more: Record<string, unknown> = {}) =>
      who.post('/api/auth/invitation/join', {
        token,
        first_name: 'Ben',
        last_name: 'Okoro',
        password: PASSWORD,
        ...more,
      }),
    accept: (who: Visitor, token: string) => who.post('/api/auth/invitation/accept', { token }),
    /** Adds a new person to the team. */
    async hire(
      business: Business,
      email: string = teams.newEmail(),
    ): Promise<{ visitor: Visitor; email: string; id: string }> {
      await teams.invite(business, email)
      const visitor = product.visitor()
      const answer = await teams.join(visitor, await teams.tokenFor(email))
      if (answer.status !== 201) throw new Error(answer.text)
      const { members } = await teams.company(business.owner)
      const { id } = members.find((member) => member.email === email)!
      return { visitor, email, id }
    },
    async company(who: Visitor): Promise<CompanyView> {
      const answer = await who.get('/api/app/company')
      if (answer.status !== 200) throw new Error(answer.text)
      return answer.body as CompanyView
    },
    manage: (who: Visitor, what: string, body?: unknown) => who.post(`/api/${what}`, body),
    withdraw: (who: Visitor, what: string, body?: unknown) => who.send('DELETE', `/api/${what}`, body),
    close: product.close,
  }
  return teams
}

export const messageOf = ({ body }: Answer) => (body as { error?: { message: string } }).error?.message
export const said = (answer: Answer) => [answer.status, messageOf(answer)]
