import { selectTagIds } from '#server/loyalty/customers/tags/index.ts'
import { findPrograms } from '#server/loyalty/programs/index.ts'
import { findQrCodeIds } from '#server/loyalty/qr-codes/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { conditionsIn, type Rule } from './rule.ts'

/** Ids of things that a rule may ask for. */
export type OwnThings = Record<'program' | 'tag' | 'qr_code', ReadonlySet<string>>

const nameless: Record<keyof OwnThings, string> = {
  program: 'A program in this rule is none of your shop’s. Choose another one.',
  tag: 'A tag in this rule is none of your shop’s, or was deleted. Choose another one.',
  qr_code: 'A QR code in this rule is none of your shop’s, or was deleted. Choose another one.',
}

/** Reads the ids of the business's programs, tags and QR codes, which are few. */
export async function findOwnThings(ctx: BusinessContext): Promise<OwnThings> {
  const idsOf = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id))
  return {
    program: idsOf(await findPrograms(ctx.tx, ctx.businessId)),
    tag: new Set(await selectTagIds(ctx)),
    qr_code: new Set(await findQrCodeIds(ctx)),
  }
}

/**
 * Gives the reason for which a rule cannot be answered, in words for the business's staff; null if it can. A deleted
 * tag is refused and not read as an unused one, because 'has not the tag' would then be everybody.
 */
export function faultIn(rule: Rule, own: OwnThings): string | null {
  for (const condition of conditionsIn(rule))
    for (const kind of ['program', 'tag', 'qr_code'] as const) {
      const asked = (condition as { [K in typeof kind]?: string | null })[kind]
      if (asked && !own[kind].has(asked.toLowerCase())) return nameless[kind]
    }
  return null
}

/** @throws {Refusal} 'invalid' at `rule` if it asks for something that is not the business's */
export async function requireOwnThings(ctx: BusinessContext, rule: Rule): Promise<void> {
  const fault = faultIn(rule, await findOwnThings(ctx))
  if (fault) throw invalidField('rule', fault)
}
