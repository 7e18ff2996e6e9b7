import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { notFound } from '#server/platform/context/refusal.ts'
import { type AppEnv, pageLanguage } from '#server/platform/http/index.ts'
import { everyLanguage } from '#server/platform/text/everyLanguage.ts'
import { directionOf, type PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { texts as english } from './nothingHereTexts.ts'

const textsIn = everyLanguage(
  english,
  import.meta.glob<typeof english>('./nothingHereTexts/*.ts', { eager: true, import: 'texts' }),
)

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.5 system-ui,sans-serif;background:light-dark(#fff,#161616);color:light-dark(#222,#eee)}main{padding:2rem;text-align:center}h1{margin:0 0 .5rem;font-size:1.5rem}p{margin:0;text-wrap:balance}a{color:inherit}`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * Answers at a host other than the platform's for anything that the host does not have: with a page, or the
 * refusal of an API, that tells nothing of the platform.
 * @throws {Refusal} 'not_found' under /api/
 */
export function nothingHere(
  c: Context<AppEnv>,
  where: 'own host' | 'unknown host',
): Response | Promise<Response> {
  if (c.req.path.startsWith('/api/')) throw notFound('Page')
  c.header('Cache-Control', 'no-store')
  c.header('Content-Security-Policy', policy)
  c.header('X-Content-Type-Options', 'nosniff')
  c.header('Referrer-Policy', 'no-referrer')
  const language = pageLanguage(c)
  const texts = textsIn[language]
  const content = where === 'own host' ? html`<a href="/">${texts.onOwnHost}</a>` : texts.unknownHost
  return c.html(page(language, texts.title, content), 404)
}

const page = (language: PageLanguage, title: string, content: unknown) => html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${raw(style)}</style></head>
<body><main><h1>${title}</h1><p>${content}</p></main></body>
</html>`
