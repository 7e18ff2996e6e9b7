import { newRoutes } from '#server/platform/http/index.ts'
import { inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { createCampaign } from './createCampaign.ts'
import { deleteCampaign, editCampaign } from './editCampaign.ts'
import { listCampaigns } from './listCampaigns.ts'
import { detailOf, readCampaign } from './readCampaign.ts'
import { viewCampaign } from './viewCampaign.ts'

export function campaignRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listCampaigns, async (c) => {
      const wanted = c.req.valid('query')
      const { data, next } = await inTransaction(services, c, (ctx) => listCampaigns(ctx, wanted))
      return c.json({ data: data.map(viewCampaign), next }, 200)
    })
    .openapi(contract.createCampaign, async (c) => {
      const wanted = c.req.valid('json')
      const made = await inTransaction(services, c, async (ctx) =>
        detailOf(ctx, await createCampaign(ctx, wanted)),
      )
      return c.json(made, 201)
    })
    .openapi(contract.readCampaign, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => readCampaign(ctx, c.req.valid('param').id)), 200),
    )
    .openapi(contract.editCampaign, async (c) => {
      const edit = { id: c.req.valid('param').id, ...c.req.valid('json') }
      const changed = await inTransaction(services, c, async (ctx) =>
        detailOf(ctx, await editCampaign(ctx, edit)),
      )
      return c.json(changed, 200)
    })
    .openapi(contract.deleteCampaign, async (c) => {
      await inTransaction(services, c, (ctx) => deleteCampaign(ctx, c.req.valid('param').id))
      return c.body(null, 204)
    })
}
