import type { SessionView } from '#server/identity/sign-in/contract.ts'
import { localeIn } from '#server/platform/text/locale.ts'
import { language } from '#web/ui/language.ts'

/** Key in the tab's own storage: the language for which the page was loaded again. */
const PLACE = 'loaded in'

/**
 * True if the page has to be loaded again, in the language that the person chose for themselves. The session's answer
 * has set it for this browser. A tab asks once: where cookies are refused, the page would come back the same.
 */
export function wantsOtherPage(session: SessionView | null): boolean {
  const own = session?.user.language
  try {
    if (!own || own === language) sessionStorage.removeItem(PLACE)
    else if (sessionStorage.getItem(PLACE) !== own) {
      sessionStorage.setItem(PLACE, own)
      return true
    }
  } catch {
    // Without storage nothing says that it was loaded again.
  }
  return false
}

/** The session with the locale of the business in the language of this page: 'de-AT' instead of 'en-AT'. */
export function inThisLanguage(session: SessionView | null): SessionView | null {
  if (!session?.business || language === 'en') return session
  const { business } = session
  return { ...session, business: { ...business, locale: localeIn(business.locale, language) } }
}
