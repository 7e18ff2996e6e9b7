import { roundedWait } from './describeWait.ts'
import { formatWait } from './locale.ts'
import { isStaffLanguage, type PageLanguage } from './pageLanguages.ts'
import { refusals as arabic } from './refusals/ar.ts'
import { refusals as german } from './refusals/de.ts'
import { refusals as spanish } from './refusals/es.ts'
import { refusals as french } from './refusals/fr.ts'
import { refusals as italian } from './refusals/it.ts'
import { refusals as dutch } from './refusals/nl.ts'
import { refusals as polish } from './refusals/pl.ts'
import { refusals as portuguese } from './refusals/pt.ts'
import { type Refusals, refusals } from './refusals.ts'
import { fillSentence, sentenceFinder } from './sentences.ts'
import { staffSentences, staffTranslations } from './staffSentences.ts'
import { countedIn, knowsUnit, type Translated, withUnitIn } from './unitsIn.ts'
import { countryIn, leftOutIn, namesIn, usersIn } from './valueIn.ts'

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

/** Members of teams may read what customers read, too. */
const forTeams = {
  de: { ...german, ...staffTranslations.de },
  es: { ...spanish, ...staffTranslations.es },
}

const findForAnybody = sentenceFinder(refusals)
const findForStaff = sentenceFinder([...refusals, ...staffSentences])

/**
 * A refusal's message in a language; in English where there is no translation, as for members of a team in a language
 * that is none of theirs.
 * @param retryAfter seconds until another try makes sense, which the translation names as its language does: 'in 5
 * Minuten'
 */
export function refusalIn(language: PageLanguage, message: string, retryAfter?: number): string {
  if (language === 'en') return message
  return isTranslated(language)
    ? forStaff(language, message, retryAfter)
    : forAnybody(language, message, retryAfter)
}

const isTranslated = (language: Exclude<PageLanguage, 'en'>): language is Translated =>
  isStaffLanguage(language)

function forAnybody(language: Exclude<PageLanguage, 'en'>, message: string, retryAfter?: number): string {
  const found = findForAnybody(message)
  if (!found) return message
  const values = found.key.endsWith(WAIT) ? [waitIn(language, retryAfter ?? 0)] : found.values
  return fillSentence(catalogues[language][found.key], values, (value) => value)
}

function forStaff(language: Translated, message: string, retryAfter?: number): string {
  const found = findForStaff(message)
  if (!found) return message
  const values = found.key.endsWith(WAIT) ? [waitIn(language, retryAfter ?? 0)] : found.values
  return fillSentence(forTeams[language][found.key], values, (value, as) => {
    if (as === 'counted') return countedIn(language, value)
    if (as === 'fields') return leftOutIn(language, value)
    if (as === 'users') return usersIn(language, value)
    if (as === 'country') return countryIn(language, value)
    if (as === 'names') return namesIn(language, value)
    if (as === 'wait') return waitIn(language, retryAfter ?? 0)
    if (knowsUnit(language, as)) return withUnitIn(language, value, as)
    return forStaff(language, value)
  })
}

/** A sentence of ours that was kept in English, such as the reason for which a message failed, in a language. */
export const sentenceIn = <Text extends string | null>(language: PageLanguage, text: Text): Text =>
  (text === null ? null : refusalIn(language, text)) as Text

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
