import { bind } from '#server/bind.ts'
import { pagesInTurn } from '#server/heavyReads.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { downloadCsv } from '#server/platform/csv/index.ts'
import { fileLanguage, handle, newRoutes } from '#server/platform/http/index.ts'
import { localeIn } from '#server/platform/text/locale.ts'
import { staffLanguageOf } from '#server/platform/text/pageLanguages.ts'
import { inTransaction as inBusiness, type Services } from '#server/services.ts'
import type { AuditWords } from './actions.ts'
import { auditPages } from './auditPages.ts'
import { auditHeader } from './columns.ts'
import * as contract from './contract.ts'
import { type Place, readAudit } from './readAudit.ts'
import { recordAct } from './record.ts'

/**
 * The business's audit log, for its admins: on the screen in the language of the request, in the file in that of the
 * account. `placeOf` gives the business's time zone and locale, `words` the words of its actions.
 */
export function auditRoutes(
  services: Services,
  placeOf: (ctx: BusinessContext) => Promise<Place>,
  words: AuditWords,
) {
  return newRoutes().openapiRoutes([
    bind(services, contract.readAudit, async (ctx, wanted) => {
      const { timeZone, locale } = await placeOf(ctx)
      const place = { timeZone, locale: localeIn(locale, staffLanguageOf(ctx.language)) }
      return {
        ...(await readAudit(ctx.tx, { business: ctx.businessId }, wanted, place, words)),
        people: await words.names.ofTeam(ctx),
      }
    }),
    handle(contract.exportAudit, async (c, filter) => {
      await inBusiness(
        services,
        c,
        (ctx) => recordAct(ctx, { action: 'data_exported', details: { file: 'audit.csv' } }),
        { readOnly: false },
      )
      const language = fileLanguage(c)
      const pages = auditPages(pagesInTurn(services, c), filter, placeOf, words, language)
      return downloadCsv(c, 'audit.csv', auditHeader(language), pages)
    }),
  ])
}
