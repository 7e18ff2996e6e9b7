import { findBusiness } from '#server/businesses/business/index.ts'
import { handedOut, type Program, type ProgramTerms } from '#server/loyalty/programs/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Rules } from './beginAs.ts'

type Draft = { id: string; name: string; terms: ProgramTerms }

/** The rules of a draft; `present` are the program's own rules, if it exists. */
export async function rulesOf(
  ctx: BusinessContext,
  draft: Draft,
  present: ProgramTerms = draft.terms,
): Promise<Rules> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  return { program: draft, reward: handedOut(draft.name, draft.terms, business), before: present }
}

/** The rules that a program has now. */
export const sameRules = (ctx: BusinessContext, program: Program): Promise<Rules> =>
  rulesOf(ctx, { id: program.id, name: program.name, terms: termsOf(program) })

export const termsOf = ({ type, config }: Program): ProgramTerms => ({ type, config }) as ProgramTerms
