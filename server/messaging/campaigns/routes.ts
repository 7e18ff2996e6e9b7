import type { Context } from 'hono'
import { inTurn } from '#server/heavyReads.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type AppEnv, newRoutes } from '#server/platform/http/index.ts'
import { type AttemptLimit, limitAttempts } from '#server/platform/rate-limits/index.ts'
import { businessIdOf, inTransaction, type Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { createCampaign } from './draft/createCampaign.ts'
import { deleteCampaign, editCampaign } from './draft/editCampaign.ts'
import { reopenCampaign } from './draft/reopenCampaign.ts'
import * as prepareContract from './prepare/contract.ts'
import { forecastCampaign } from './prepare/forecastCampaign.ts'
import type { Campaign } from './queries.ts'
import * as resultsContract from './results/contract.ts'
import { listCampaigns } from './results/listCampaigns.ts'
import { listRecipients } from './results/listRecipients.ts'
import { detailOf, readCampaign } from './results/readCampaign.ts'
import { readResults } from './results/readResults.ts'
import { cancelCampaign } from './settle/cancelCampaign.ts'
import * as settleContract from './settle/contract.ts'
import { pauseCampaign } from './settle/pauseCampaign.ts'
import { resumeCampaign, retryCampaign } from './settle/resumeCampaign.ts'
import * as startContract from './start/contract.ts'
import { dropLinks } from './start/settleLook.ts'
import { startCampaign } from './start/startCampaign.ts'
import { viewCampaign } from './views.ts'

/** Of one business: each looks at everybody in its audience. */
const STARTS: AttemptLimit = {
  limit: 50,
  windowSeconds: 86_400,
  message: 'These are many campaigns for a day.',
}

export function campaignRoutes(services: Services) {
  return newRoutes()
    .route('/', draftRoutes(services))
    .route('/', readingRoutes(services))
    .route('/', sendingRoutes(services))
}

/** Runs a verb in the request's transaction, and answers with the campaign as it is after it. */
const changed = (services: Services, c: Context<AppEnv>, verb: (ctx: BusinessContext) => Promise<Campaign>) =>
  inTransaction(services, c, async (ctx) => detailOf(ctx, await verb(ctx)))

function draftRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.createCampaign, async (c) => {
      const wanted = c.req.valid('json')
      return c.json(await changed(services, c, (ctx) => createCampaign(ctx, wanted)), 201)
    })
    .openapi(contract.editCampaign, async (c) => {
      const edit = { id: c.req.valid('param').id, ...c.req.valid('json') }
      return c.json(await changed(services, c, (ctx) => editCampaign(ctx, edit)), 200)
    })
    .openapi(contract.deleteCampaign, async (c) => {
      await inTransaction(services, c, (ctx) => deleteCampaign(ctx, c.req.valid('param').id))
      return c.body(null, 204)
    })
}

function readingRoutes(services: Services) {
  return newRoutes()
    .openapi(contract.listCampaigns, async (c) => {
      const wanted = c.req.valid('query')
      const { data, next } = await inTransaction(services, c, (ctx) => listCampaigns(ctx, wanted))
      return c.json({ data: data.map(viewCampaign), next }, 200)
    })
    .openapi(contract.readCampaign, async (c) =>
      c.json(await inTransaction(services, c, (ctx) => readCampaign(ctx, c.req.valid('param').id)), 200),
    )
    .openapi(prepareContract.forecastCampaign, async (c) =>
      c.json(await inTurn(services, c, (ctx) => forecastCampaign(ctx, c.req.valid('param').id)), 200),
    )
    .openapi(resultsContract.readCampaignResults, async (c) =>
      c.json(await inTurn(services, c, (ctx) => readResults(ctx, c.req.valid('param').id)), 200),
    )
    .openapi(resultsContract.listCampaignRecipients, async (c) => {
      const wanted = { id: c.req.valid('param').id, ...c.req.valid('query') }
      return c.json(await inTransaction(services, c, (ctx) => listRecipients(ctx, wanted)), 200)
    })
}

function sendingRoutes(services: Services) {
  return newRoutes()
    .openapi(startContract.startCampaign, async (c) => {
      const start = { id: c.req.valid('param').id, ...c.req.valid('json') }
      const key = `campaign-start:${businessIdOf(c)}`
      await limitAttempts(services.database.plain, key, STARTS, services.clock.now())
      return c.json(await changed(services, c, (ctx) => startCampaign(ctx, start)), 200)
    })
    .openapi(contract.reopenCampaign, async (c) =>
      c.json(await changed(services, c, (ctx) => reopenCampaign(ctx, c.req.valid('param').id)), 200),
    )
    .openapi(startContract.dropCampaignLinks, async (c) =>
      c.json(await changed(services, c, (ctx) => dropLinks(ctx, c.req.valid('param').id)), 200),
    )
    .openapi(settleContract.pauseCampaign, async (c) =>
      c.json(await changed(services, c, (ctx) => pauseCampaign(ctx, c.req.valid('param').id)), 200),
    )
    .openapi(settleContract.resumeCampaign, async (c) =>
      c.json(await changed(services, c, (ctx) => resumeCampaign(ctx, c.req.valid('param').id)), 200),
    )
    .openapi(settleContract.cancelCampaign, async (c) =>
      c.json(await changed(services, c, (ctx) => cancelCampaign(ctx, c.req.valid('param').id)), 200),
    )
    .openapi(settleContract.retryCampaign, async (c) =>
      c.json(await changed(services, c, (ctx) => retryCampaign(ctx, c.req.valid('param').id)), 200),
    )
}
