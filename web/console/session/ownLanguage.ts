import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { localeIn } from '#server/platform/text/locale.ts'
import { language } from '#web/ui/language.ts'

/** Key in the tab's own storage: the language for which the page was loaded again. */
const PLACE = 'loaded in'

/** Matches the platform's own screens, which are in English with the frame around them, whatever their reader's language. */
const ofPlatform = /^\/admin(?![\w-])/i

/** The language of all other screens in this browser, said by a page that began with one of the platform's. */
const elsewhere = (): string | undefined => document.documentElement.dataset.elsewhere

/** The language of the screens for this person: their own, else that in which this browser gets them. */
export const languageFor = (session: SessionView | null | undefined): string =>
  session?.user.language ?? elsewhere() ?? language

/**
 * True if the page has to be loaded again for the screen at a path: in the language that the person chose for themselves,
 * which the session's answer has set for this browser, or in English for the platform's own. A tab asks once: where
 * cookies are refused, the page would come back the same.
 */
export function wantsOtherPage(session: SessionView | null, path: string): boolean {
  const wanted = ofPlatform.test(path) ? 'en' : languageFor(session)
  try {
    if (wanted === language) sessionStorage.removeItem(PLACE)
    else if (sessionStorage.getItem(PLACE) !== wanted) {
      sessionStorage.setItem(PLACE, wanted)
      return true
    }
  } catch {
    // Without storage nothing says that it was loaded again.
  }
  return false
}

/** True for a way to the platform's screens, and for every way from a page that began there. */
export const isAtPlatform = (path: string): boolean => ofPlatform.test(path) || elsewhere() !== undefined

/** The session with the locale of the business in the language of this page: 'de-AT' instead of 'en-AT'. */
export function inThisLanguage(session: SessionView | null): SessionView | null {
  if (!session?.business || language === 'en') return session
  const { business } = session
  return { ...session, business: { ...business, locale: localeIn(business.locale, language) } }
}
