import type { Teams } from '#tests/world/team.ts'
import type { Answer, Visitor } from '#tests/world/visitor.ts'
import type { CaseView, LateOperationInput, LateOutcome } from '../contract.ts'

type Purchase = Extract<LateOperationInput, { kind: 'purchase' }>
type Sent = Partial<Omit<Purchase, 'happened_at'>> & { minutesAgo?: number }

/** Businesses of the product whose tills hand in what happened earlier. */
export function lateTills(teams: Teams) {
  const ago = (minutes: number) => new Date(teams.clock.now().getTime() - minutes * 60_000).toISOString()
  const batchOf = (sent: Sent[], more: object = {}) => ({
    sent_at: ago(0),
    operations: sent.map(({ minutesAgo = 120, ...one }) => ({
      ...{ key: crypto.randomUUID(), kind: 'purchase', happened_at: ago(minutesAgo) },
      ...one,
    })),
    ...more,
  })
  const send = (who: Visitor, batch: object, headers: Record<string, string> = {}): Promise<Answer> =>
    who.post('/api/v1/operations/batch', batch, headers)
  return {
    batchOf,
    send,
    /** Hands in operations, and returns what became of each. */
    async handIn(who: Visitor, sent: Sent[]): Promise<LateOutcome[]> {
      const answer = await send(who, batchOf(sent))
      if (answer.status !== 200) throw new Error(answer.text)
      return (answer.body as { data: LateOutcome[] }).data
    },
    async openTill() {
      const business = await teams.openBusiness('Agency')
      await business.owner.post('/api/v1/programs', { name: 'Points', type: 'points', config: {} })
      const customer = async (first_name: string) =>
        ((await business.owner.post('/api/v1/customers', { first_name })).body as { id: string }).id
      // Late operations happened when the business was there already.
      teams.clock.advance(24 * 3_600_000)
      return { business, customer, ana: await customer('Ana') }
    },
    /** The cases that wait, as the owner sees them. */
    casesOf: async (who: Visitor): Promise<CaseView[]> =>
      ((await who.get('/api/app/cases')).body as { data: CaseView[] }).data,
    settle: (who: Visitor, id: string, how: 'record' | 'dismiss'): Promise<Answer> =>
      who.post(`/api/app/cases/${id}/settle`, { record: how === 'record' }),
    pointsOf: async (who: Visitor, customerId: string): Promise<number> =>
      ((await who.get(`/api/v1/customers/${customerId}`)).body as { total_points: number }).total_points,
    userOf: async (memberId: string): Promise<string> =>
      (
        await teams.rows<{ user_id: string }>('select user_id from tenant_members where id = $1', [memberId])
      )[0]!.user_id,
  }
}
