import { findBusinessAndTier } from '#server/businesses/business/index.ts'
import { allowed } from '#server/businesses/plans/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll, type Wanted } from '#server/platform/http/page.ts'
import { inTransaction, type Services } from '#server/services.ts'
import { activateProgram } from './activateProgram.ts'
import { archiveProgram } from './archiveProgram.ts'
import * as contract from './contract.ts'
import { createProgram } from './createProgram.ts'
import { editProgram } from './editProgram.ts'
import { type ListedProgram, listPrograms } from './listPrograms.ts'
import { pauseProgram } from './pauseProgram.ts'
import { restoreProgram } from './restoreProgram.ts'

export function programRoutes(services: Services) {
  return standingRoutes(services)
    .openapi(contract.listPrograms, async (c) => {
      const page = c.req.valid('query')
      return c.json(await inTransaction(services, c, (ctx) => readPrograms(ctx, page)), 200)
    })
    .openapi(contract.createProgram, async (c) => {
      const { 'idempotency-key': idempotencyKey } = c.req.valid('header')
      const wanted = { ...c.req.valid('json'), idempotencyKey }
      return c.json(await inTransaction(services, c, (ctx) => shown(ctx, createProgram(ctx, wanted))), 201)
    })
    .openapi(contract.editProgram, async (c) => {
      const edit = { programId: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(await inTransaction(services, c, (ctx) => shown(ctx, editProgram(ctx, edit))), 200)
    })
}

/** The routes that change a program's status; each answers with the program. */
function standingRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.pauseProgram, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await inTransaction(services, c, (ctx) => shown(ctx, pauseProgram(ctx, id))), 200)
    })
    .openapi(contract.activateProgram, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await inTransaction(services, c, (ctx) => shown(ctx, activateProgram(ctx, id))), 200)
    })
    .openapi(contract.archiveProgram, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await inTransaction(services, c, (ctx) => shown(ctx, archiveProgram(ctx, id))), 200)
    })
    .openapi(contract.restoreProgram, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await inTransaction(services, c, (ctx) => shown(ctx, restoreProgram(ctx, id))), 200)
    })
}

/** The changed program, with its figures. */
async function shown(ctx: BusinessContext, changing: Promise<{ id: string }>): Promise<contract.ProgramView> {
  const { id } = await changing
  return view((await listPrograms(ctx)).find((program) => program.id === id)!)
}

async function readPrograms(ctx: BusinessContext, page: Wanted) {
  const [programs, { tier }] = await Promise.all([listPrograms(ctx), findBusinessAndTier(ctx)])
  return { ...pageOfAll(programs.map(view), page), max_programs: allowed(tier, 'programs') }
}

function view({
  business_id: _shop,
  idempotency_key: _key,
  input_hash: _hash,
  created_at,
  archived_at,
  ...program
}: ListedProgram): contract.ProgramView {
  return { ...program, created_at: created_at.toISOString(), archived_at: archived_at?.toISOString() ?? null }
}
