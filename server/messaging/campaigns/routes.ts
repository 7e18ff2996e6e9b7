import { type BusinessLimit, bind } from '#server/bind.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import type { Services } from '#server/services.ts'
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
import { dropLinks } from './start/settleReview.ts'
import { startCampaign } from './start/startCampaign.ts'
import { viewCampaign } from './views.ts'

/** A start reads everybody in the campaign's audience. */
const STARTS: BusinessLimit = {
  name: 'campaign-start',
  limit: 50,
  windowSeconds: 86_400,
  message: 'These are many campaigns for a day.',
}

export function campaignRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.createCampaign, changed(createCampaign)),
    bind(services, contract.editCampaign, changed(editCampaign)),
    bind(services, contract.deleteCampaign, (ctx, { id }) => deleteCampaign(ctx, id)),
    bind(services, contract.listCampaigns, async (ctx, wanted) => {
      const { data, next } = await listCampaigns(ctx, wanted)
      return { data: data.map((campaign) => viewCampaign(ctx, campaign)), next }
    }),
    bind(services, contract.readCampaign, (ctx, { id }) => readCampaign(ctx, id)),
    bind(services, prepareContract.forecastCampaign, (ctx, { id }) => forecastCampaign(ctx, id)),
    bind(services, resultsContract.readCampaignResults, (ctx, { id }) => readResults(ctx, id)),
    bind(services, resultsContract.listCampaignRecipients, listRecipients),
    bind(services, startContract.startCampaign, changed(startCampaign), STARTS),
    bind(services, contract.reopenCampaign, changedById(reopenCampaign)),
    bind(services, startContract.dropCampaignLinks, changedById(dropLinks)),
    bind(services, settleContract.pauseCampaign, changedById(pauseCampaign)),
    bind(services, settleContract.resumeCampaign, changedById(resumeCampaign)),
    bind(services, settleContract.cancelCampaign, changedById(cancelCampaign)),
    bind(services, settleContract.retryCampaign, changedById(retryCampaign)),
  ])
}

/** Answers a request with the campaign as the verb left it. */
const changed =
  <Input>(verb: (ctx: BusinessContext, input: Input) => Promise<Campaign>) =>
  async (ctx: BusinessContext, input: Input) =>
    detailOf(ctx, await verb(ctx, input))

const changedById = (verb: (ctx: BusinessContext, id: string) => Promise<Campaign>) =>
  changed((ctx, { id }: { id: string }) => verb(ctx, id))
