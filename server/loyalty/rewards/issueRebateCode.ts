import { recordAct } from '#server/businesses/audit/index.ts'
import {
  type EarnedReward,
  earnedReward,
  enrolInNewPrograms,
  enrolledIn,
  issueCode,
  type OperationSource,
  once,
  openBook,
  post,
  record,
  requireStaff,
} from '#server/loyalty/ledger/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound, Refusal } from '#server/platform/context/refusal.ts'

export type RebateIssue = {
  customerId: string
  programId: string
  source?: OperationSource | undefined
  note?: string | undefined
}
export type RebateIssueResult = { operation_id: string; customer_id: string; reward: EarnedReward }

/** Gives a customer another code of a rebate program, for staff, a campaign or a trigger. */
export async function issueRebateCode(
  ctx: BusinessContext,
  { idempotencyKey, ...issue }: RebateIssue & { idempotencyKey: string },
): Promise<RebateIssueResult> {
  requireStaff(ctx)
  const { customerId, source, note } = issue
  return once(
    ctx,
    { kind: 'issue', customerId, idempotencyKey, input: issue },
    async () => undefined,
    async (account, identity) => {
      const wanted = account.programs.find(({ id }) => id === issue.programId)
      if (wanted?.terms.type !== 'rebate_code') throw notFound('Rebate program')
      if (wanted.status !== 'active') throw new Refusal('conflict', 'This program is paused')
      const { config } = wanted.terms
      const book = openBook(ctx, account)
      enrolInNewPrograms(book, source)
      const operationId = record(book, identity, { source, note: note ?? null })
      const held = issueCode(book, operationId, enrolledIn(account, wanted.id), config)
      const result = await post(ctx, book, () => ({
        operation_id: operationId,
        customer_id: customerId,
        reward: earnedReward(held),
      }))
      // Code that gives rewards to many customers records that itself, once.
      if (source !== 'automation')
        await recordAct(ctx, {
          action: 'code_handed_out',
          customer_id: customerId,
          details: { program_id: wanted.id },
        })
      return result
    },
  )
}
