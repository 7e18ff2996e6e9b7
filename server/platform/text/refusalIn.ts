import { roundedWait } from '#server/platform/time/describeWait.ts'
import { formatWait } from './locale.ts'
import type { PageLanguage } from './pageLanguages.ts'
import { refusals as arabic } from './refusals/ar.ts'
import { refusals as german } from './refusals/de.ts'
import { refusals as spanish } from './refusals/es.ts'
import { refusals as french } from './refusals/fr.ts'
import { refusals as italian } from './refusals/it.ts'
import { refusals as dutch } from './refusals/nl.ts'
import { refusals as polish } from './refusals/pl.ts'
import { refusals as portuguese } from './refusals/pt.ts'
import { type Refusals, refusals } from './refusals.ts'

const catalogues: Record<Exclude<PageLanguage, 'en'>, Refusals> = {
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  ar: arabic,
}

const patterns = refusals.map((text) => ({
  text,
  pattern: new RegExp(`^${text.split('{}').map(literal).join('(.*)')}$`),
}))

/** `RegExp.escape`, which Node 24 has and TypeScript's libraries do not know yet. */
function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * A refusal's message in a language; in English where there is no translation, as for members of a team.
 * @param retryAfter seconds until another try makes sense, which the translation names as its language does: 'in 5
 * Minuten'
 */
export function refusalIn(language: PageLanguage, message: string, retryAfter?: number): string {
  if (language === 'en') return message
  const catalogue = catalogues[language]
  for (const { text, pattern } of patterns) {
    const found = pattern.exec(message)
    if (!found) continue
    const value = text.endsWith(WAIT) ? waitIn(language, retryAfter ?? 0) : found[1]
    return catalogue[text].replace('{}', () => value ?? '')
  }
  return message
}

/** The messages beside fields in a language. */
export const fieldRefusalsIn = <Fields extends Partial<Record<string, string>>>(
  language: PageLanguage,
  fields: Fields,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [field, message && refusalIn(language, message)]),
  ) as Fields

const WAIT = 'try again in {}.'

function waitIn(language: PageLanguage, seconds: number): string {
  const { count, unit } = roundedWait(seconds)
  return formatWait(count, unit, language)
}
