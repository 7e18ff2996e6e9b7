import { bind } from '#server/bind.ts'
import { findBusinessAndTier } from '#server/businesses/business/index.ts'
import { allowed } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll, type Wanted } from '#server/platform/http/pages/page.ts'
import type { Services } from '#server/services.ts'
import { archiveProgram } from './archiveProgram.ts'
import { activateProgram, pauseProgram } from './changeStatus.ts'
import * as contract from './contract.ts'
import { createProgram } from './createProgram.ts'
import { editProgram } from './editProgram.ts'
import { type ListedProgram, listPrograms } from './listPrograms.ts'
import { restoreProgram } from './restoreProgram.ts'

export function programRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.pauseProgram, shown(pauseProgram)),
    bind(services, contract.activateProgram, shown(activateProgram)),
    bind(services, contract.archiveProgram, shown(archiveProgram)),
    bind(services, contract.restoreProgram, shown(restoreProgram)),
    bind(services, contract.listPrograms, readPrograms),
    bind(services, contract.createProgram, shown(createProgram)),
    bind(services, contract.editProgram, shown(editProgram)),
  ])
}

/** A verb that answers with the program that it changed, and the program's figures. */
const shown =
  <Input>(verb: (ctx: BusinessContext, input: Input) => Promise<{ id: string }>) =>
  async (ctx: BusinessContext, input: Input): Promise<contract.ProgramView> => {
    const { id } = await verb(ctx, input)
    return view((await listPrograms(ctx)).find((program) => program.id === id)!)
  }

async function readPrograms(ctx: BusinessContext, page: Wanted) {
  const [programs, { tier }] = await Promise.all([listPrograms(ctx), findBusinessAndTier(ctx)])
  return { ...pageOfAll(programs.map(view), page), max_programs: allowed(tier, 'programs') }
}

function view({
  business_id: _business,
  idempotency_key: _key,
  input_hash: _hash,
  created_at,
  archived_at,
  ...program
}: ListedProgram): contract.ProgramView {
  return { ...program, created_at: created_at.toISOString(), archived_at: archived_at?.toISOString() ?? null }
}
