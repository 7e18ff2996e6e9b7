import { bind } from '#server/bind.ts'
import { newRoutes } from '#server/platform/http/index.ts'
import { pageBy } from '#server/platform/http/pages/page.ts'
import type { Services } from '#server/services.ts'
import * as contract from './contract.ts'
import { editTrigger } from './editTrigger.ts'
import { forecastTrigger } from './forecastTrigger.ts'
import { readResults } from './readResults.ts'
import { switchTriggerOff, switchTriggerOn } from './switchTrigger.ts'
import { readTriggers } from './viewTrigger.ts'

const kindOf = ({ kind }: { kind: string }) => kind

export function triggerRoutes(services: Services) {
  return newRoutes().openapiRoutes([
    bind(services, contract.listTriggers, async (ctx, page) => pageBy(await readTriggers(ctx), page, kindOf)),
    bind(services, contract.listTriggerResults, async (ctx, page) =>
      pageBy(await readResults(ctx), page, kindOf),
    ),
    bind(services, contract.forecastTrigger, forecastTrigger),
    bind(services, contract.editTrigger, editTrigger),
    bind(services, contract.activateTrigger, switchTriggerOn),
    bind(services, contract.deactivateTrigger, switchTriggerOff),
  ])
}
