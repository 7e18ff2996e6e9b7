import type { AuditEntry, AuditPage } from '#server/businesses/audit/contract.ts'
import type { Visitor } from './visitor.ts'

/** The audit log of the business that a person has open. */
export async function logOf(who: Visitor, query = '') {
  const answer = await who.get(`/api/app/audit${query}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body as AuditPage & { people: { id: string; name: string }[] }
}

export const sentences = async (who: Visitor, query = ''): Promise<string[]> =>
  (await logOf(who, query)).data.map(({ sentence }) => sentence)

export const newest = async (who: Visitor): Promise<AuditEntry> => (await logOf(who)).data[0]!
