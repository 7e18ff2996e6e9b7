import type { Context } from 'hono'
import { tryGetContext } from 'hono/context-storage'
import { getCookie, setCookie } from 'hono/cookie'
import { languageOf } from '#server/platform/text/languages.ts'
import { namesIn } from '#server/platform/text/locale.ts'
import {
  isPageLanguage,
  isStaffLanguage,
  type PageLanguage,
  pageLanguages,
  type StaffLanguage,
  staffLanguages,
} from '#server/platform/text/pageLanguages.ts'
import type { AppEnv } from '../env.ts'

/** Keeps the language that a person chose on one of our pages, for the pages that open before we know who asks. */
const COOKIE = 'regulars_language'
const YEAR_SECONDS = 365 * 86_400

/**
 * What a page knows of its reader: the language kept for the customer, and that of the business, which a business's own
 * host has by itself.
 */
type Reader = { kept?: string | null; home?: PageLanguage }

/**
 * The language of a page for a customer: what they chose in this browser, else what the business keeps for them, else
 * the first of ours that the browser wants (RFC 9110, 12.5.4), else that of the business, else English. It
 * stays the same for one request. No cache may show the page to others.
 */
export function pageLanguage(c: Context<AppEnv>, { kept, home }: Reader = {}): PageLanguage {
  if (c.var.pageLanguage) return c.var.pageLanguage
  c.header('Vary', 'Accept-Language, Cookie', { append: true })
  const known = chosenLanguage(c) ?? (isPageLanguage(kept) ? kept : null) ?? wantedLanguage(c)
  const language = known ?? home ?? c.var.ownHost?.home ?? 'en'
  c.set('pageLanguage', language)
  return language
}

/**
 * The language of a page for a business's team: what was chosen in this browser, else what the page knows that its
 * reader chose for themselves, else the first of the team's languages that the browser wants, else English. Most pages
 * know their reader only with the session, whose answer sets the browser's language (identity/sign-in/routes.ts).
 */
export function staffPageLanguage(c: Context<AppEnv>, own?: StaffLanguage | null): StaffLanguage {
  c.header('Vary', 'Accept-Language, Cookie', { append: true })
  const known = [chosenLanguage(c), own].find(isStaffLanguage)
  if (known) return known
  return languageOf(c.req.header('accept-language'), staffLanguages) ?? 'en'
}

/**
 * The language of a file that a member of a team downloads and reads: their own, else that of the pages in their browser.
 * A download is a link, and has the browser's Accept-Language, not that of the screen around it.
 */
export function fileLanguage(c: Context<AppEnv>): StaffLanguage {
  const { caller } = c.var
  const own = caller.kind === 'member' || caller.kind === 'user' ? caller.language : null
  return own ?? staffPageLanguage(c)
}

export function chosenLanguage(c: Context<AppEnv>): PageLanguage | null {
  const chosen = getCookie(c, COOKIE)
  return isPageLanguage(chosen) ? chosen : null
}

export function keepPageLanguage(c: Context<AppEnv>, language: PageLanguage, publicUrl: string): void {
  setCookie(c, COOKIE, language, {
    path: '/',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
  })
}

/**
 * The language in which the present request's answer is read: our screens say in Accept-Language which one they are in.
 * English in a job, and for programs that want none of ours.
 */
export function requestLanguage(): PageLanguage {
  const c = tryGetContext<AppEnv>()
  return (c && wantedLanguage(c)) ?? 'en'
}

/** Sorts rows by their names, as the reader of the present request sorts names. */
export function byNames<Row extends { name: string }>(rows: Row[]): Row[] {
  const { compare } = namesIn(requestLanguage())
  return rows.toSorted((one, other) => compare(one.name, other.name))
}

const wantedLanguage = (c: Context<AppEnv>): PageLanguage | null =>
  languageOf(c.req.header('accept-language'), pageLanguages)
