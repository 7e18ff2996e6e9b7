import { readPreferences } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Language } from '#server/platform/text/languages.ts'

type Translated = { translations?: { language: Language }[] }

/** Gives a text in a language if it is translated, else as it is. */
export function inLanguage<Text extends Translated>(text: Text, language: Language | null): Text {
  const found = text.translations?.find((translation) => translation.language === language)
  if (!found) return text
  const { language: _read, ...words } = found
  return { ...text, ...words }
}

/** Gives a template in the customer's language if it is translated, else as it is. */
export async function inLanguageOf<Template extends Required<Translated>>(
  ctx: BusinessContext,
  customerId: string,
  template: Template,
): Promise<Template> {
  if (template.translations.length === 0) return template
  const { language } = await readPreferences(ctx, customerId)
  return inLanguage(template, language)
}
