import { findBusiness } from '#server/companies/index.ts'
import { allowed, findTier } from '#server/plans/index.ts'
import type { ShopContext } from '#server/platform/context.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageOfAll, type Wanted } from '#server/platform/page.ts'
import { inShop, type Services } from '#server/services.ts'
import { activateProgram } from './activateProgram.ts'
import * as contract from './contract.ts'
import { createProgram } from './createProgram.ts'
import { editProgram } from './editProgram.ts'
import { type ListedProgram, listPrograms } from './listPrograms.ts'
import { pauseProgram } from './pauseProgram.ts'

export function programRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listPrograms, async (c) => {
      const page = c.req.valid('query')
      return c.json(await inShop(services, c, (ctx) => readPrograms(ctx, page)), 200)
    })
    .openapi(contract.createProgram, async (c) => {
      const { 'idempotency-key': idempotencyKey } = c.req.valid('header')
      const wanted = { ...c.req.valid('json'), idempotencyKey }
      const { id } = await inShop(services, c, (ctx) => createProgram(ctx, wanted))
      return c.json({ id }, 200)
    })
    .openapi(contract.editProgram, async (c) => {
      const { id: programId } = c.req.valid('param')
      const { id } = await inShop(services, c, (ctx) =>
        editProgram(ctx, { programId, ...c.req.valid('json') }),
      )
      return c.json({ id }, 200)
    })
    .openapi(contract.pauseProgram, async (c) => {
      const { id } = await inShop(services, c, (ctx) => pauseProgram(ctx, c.req.valid('param').id))
      return c.json({ id }, 200)
    })
    .openapi(contract.activateProgram, async (c) => {
      const { id } = await inShop(services, c, (ctx) => activateProgram(ctx, c.req.valid('param').id))
      return c.json({ id }, 200)
    })
}

async function readPrograms(ctx: ShopContext, page: Wanted) {
  const [programs, business] = await Promise.all([listPrograms(ctx), findBusiness(ctx.tx, ctx.businessId)])
  const tier = await findTier(ctx.tx, business.tier_id)
  return { ...pageOfAll(programs.map(view), page), max_programs: allowed(tier!, 'programs') }
}

function view({
  business_id: _shop,
  idempotency_key: _key,
  input_hash: _hash,
  created_at,
  ...program
}: ListedProgram): contract.ProgramView {
  return { ...program, created_at: created_at.toISOString() }
}
