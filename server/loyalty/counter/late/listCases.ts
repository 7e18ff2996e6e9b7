import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Page, pageOf, readTimeCursor, type Wanted } from '#server/platform/http/pages/page.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import { staffNameIn } from '#server/platform/text/staffNameIn.ts'
import { type FoundCase, findOpenCases } from './caseQueries.ts'
import { caseWords } from './caseWords.ts'
import type { CaseView } from './lateContract.ts'

/** A page of the late operations that wait for a decision. */
export async function listCases(ctx: BusinessContext, { after, limit }: Wanted): Promise<Page<CaseView>> {
  const found = await findOpenCases(ctx, readTimeCursor(after), limit + 1)
  const { data, next } = pageOf(found, limit, ({ case: { created_at: at, id } }) => ({ at, id }))
  return { data: data.map((each) => viewCase(ctx, each)), next }
}

export function viewCase({ language }: BusinessContext, { case: late, customer }: FoundCase): CaseView {
  const { id, kind, reason, status, phone, amount, stamps, note, device, operation_id } = late
  const { reward_name, points, code } = late
  return {
    ...{ id, kind, reason, status, customer, phone, amount, stamps, note, device, operation_id },
    ...{ reward_name, points, code },
    staff_name: staffNameIn(language, late.staff_name),
    sender_name: staffNameIn(language, late.sender_name),
    message: refusalIn(language, caseWords[reason]),
    happened_at: late.happened_at.toISOString(),
    arrived_at: late.created_at.toISOString(),
  }
}
