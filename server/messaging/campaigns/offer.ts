import { findProgram } from '#server/loyalty/programs/index.ts'
import { issueRebateCode } from '#server/loyalty/rewards/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import type { Campaign } from './queries.ts'

/** Why a campaign that gives codes cannot give any at this moment, for the business's owner; null where it can. */
export async function reasonWithoutCodes(ctx: BusinessContext, { offer }: Campaign): Promise<string | null> {
  if (!offer) return null
  const program = await findProgram(ctx.tx, ctx.businessId, offer.program_id)
  if (program?.status === 'active' && program.archived_at === null) return null
  return `The program ${program?.name ?? 'that gives its codes'} is paused, and gives no codes.`
}

/** What a campaign gives a customer, and its code; asking again gives the same. Null where the campaign gives none. */
export async function issueOffer(
  ctx: BusinessContext,
  { id, offer }: Campaign,
  customerId: string,
): Promise<{ name: string; code: string } | null> {
  if (!offer) return null
  const { reward } = await issueRebateCode(ctx, {
    customerId,
    programId: offer.program_id,
    source: 'automation',
    idempotencyKey: `campaign:${id}:${customerId}`,
  })
  return { name: reward.name, code: reward.redemption_code }
}

/** As long as a code of the campaign's, to measure a text with. */
export async function exampleCode(
  ctx: BusinessContext,
  { offer }: Pick<Campaign, 'offer'>,
): Promise<string | undefined> {
  const program = offer && (await findProgram(ctx.tx, ctx.businessId, offer.program_id))
  if (!program) return undefined
  const { codePrefix = '' } = program.config as { codePrefix?: string }
  return `${codePrefix}XXXXXXXX`
}
