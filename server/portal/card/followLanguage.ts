import type { Context } from 'hono'
import { readPreferences } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type AppEnv, chosenLanguage, keepPageLanguage } from '#server/platform/http/index.ts'
import { isPageLanguage, type PageLanguage } from '#server/platform/text/pageLanguages.ts'

/**
 * Gives the language that the pages of a customer should be in: the one chosen in this browser, else the one that the
 * business keeps for them, which the browser's pages follow from then on. Null leaves the pages as they are.
 */
export async function followLanguage(
  c: Context<AppEnv>,
  ctx: BusinessContext,
  customerId: string,
): Promise<PageLanguage | null> {
  const chosen = chosenLanguage(c)
  if (chosen) return chosen
  const { language } = await readPreferences(ctx, customerId)
  if (!isPageLanguage(language)) return null
  keepPageLanguage(c, language, ctx.publicUrl)
  return language
}
