import { Hono } from 'hono'
import { type AppEnv, keepPageLanguage } from '#server/platform/http/index.ts'
import { isPageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Services } from '#server/services.ts'

/** The page where a visitor goes on after choosing a language; it is one of ours. */
const START = '/'

/** The choice of a language for the pages of customers, kept in this browser. Anyone may make it. */
export const languagePages = ({ publicUrl }: Pick<Services, 'publicUrl'>) =>
  new Hono<AppEnv>().get('/language/:language', (c) => {
    const language = c.req.param('language')
    if (isPageLanguage(language)) keepPageLanguage(c, language, publicUrl)
    c.header('Cache-Control', 'no-store')
    return c.redirect(ownPath(c.req.query('to')), 303)
  })

/** A path of this origin, whatever the link says. */
function ownPath(wanted = START): string {
  const base = 'http://own.invalid'
  const url = URL.parse(wanted, base)
  return url?.origin === base && wanted.startsWith('/') ? url.pathname + url.search : START
}
