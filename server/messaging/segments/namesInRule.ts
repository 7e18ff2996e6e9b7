import { eq } from 'drizzle-orm'
import { tags } from '#server/loyalty/customers/tags/tables.ts'
import { loyaltyPrograms } from '#server/loyalty/programs/tables.ts'
import { qrCodes } from '#server/loyalty/qr-codes/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { conditionsIn, type Rule } from './rule.ts'

/** What a rule may ask for by id. */
export type OwnThings = Record<'program' | 'tag' | 'qr_code', ReadonlySet<string>>

const nameless: Record<keyof OwnThings, string> = {
  program: 'A program in this rule is none of your shop’s. Choose another one.',
  tag: 'A tag in this rule is none of your shop’s, or was deleted. Choose another one.',
  qr_code: 'A QR code in this rule is none of your shop’s, or was deleted. Choose another one.',
}

/** The programs, tags and QR codes of the business: few, so they are read at once. */
export async function findOwnThings({ tx, businessId }: BusinessContext): Promise<OwnThings> {
  const idsOf = async (table: typeof loyaltyPrograms | typeof tags | typeof qrCodes) => {
    const rows = await tx.select({ id: table.id }).from(table).where(eq(table.business_id, businessId))
    return new Set(rows.map(({ id }) => id))
  }
  return { program: await idsOf(loyaltyPrograms), tag: await idsOf(tags), qr_code: await idsOf(qrCodes) }
}

/**
 * Why a rule cannot be answered, in words for the business's people; null when it can. A deleted tag is no empty one:
 * 'has not the tag' would then be everybody.
 */
export function faultIn(rule: Rule, own: OwnThings): string | null {
  for (const condition of conditionsIn(rule))
    for (const kind of ['program', 'tag', 'qr_code'] as const) {
      const asked = (condition as { [K in typeof kind]?: string | null })[kind]
      if (asked && !own[kind].has(asked.toLowerCase())) return nameless[kind]
    }
  return null
}

/** @throws {Refusal} 'invalid' at `rule` for what is not the business's */
export async function requireOwnThings(ctx: BusinessContext, rule: Rule): Promise<void> {
  const fault = faultIn(rule, await findOwnThings(ctx))
  if (fault) throw invalidField('rule', fault)
}
