import { readPreferences } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context.ts'
import type { Language } from '#server/platform/languages.ts'

/** A template in the language that a customer reads, where it is written in it; else as it is. */
export async function inLanguageOf<Template extends { translations: { language: Language }[] }>(
  ctx: BusinessContext,
  customerId: string,
  template: Template,
): Promise<Template> {
  if (template.translations.length === 0) return template
  const { language } = await readPreferences(ctx, customerId)
  const found = template.translations.find((translation) => translation.language === language)
  if (!found) return template
  const { language: _read, ...words } = found
  return { ...template, ...words }
}
