import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { isLocalHost } from '#server/platform/network/localHost.ts'
import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import type { AppEnv } from '../env.ts'
import { staffPageLanguage } from '../pages/pageLanguage.ts'
import { localNamesTexts as german } from './localNamesTexts/de.ts'
import { localNamesTexts as spanish } from './localNamesTexts/es.ts'
import { localNamesTexts as english } from './localNamesTexts.ts'

const textsIn: Record<StaffLanguage, typeof english> = { en: english, de: german, es: spanish }

/**
 * For the demo, whose passwords everybody knows: it answers only to names of this machine. Any site can point
 * its own name at this machine's address, and its pages could then read the demo as their own (DNS rebinding).
 */
export function localNamesOnly(publicUrl: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isLocalHost(withoutPort(c.req.header('host')))) return next()
    // Misdirected Request (RFC 9110, 15.5.20).
    return c.html(page(publicUrl, staffPageLanguage(c)), 421)
  }
}

const withoutPort = (host = ''): string => host.replace(/:\d{1,5}$/, '')

function page(publicUrl: string, language: StaffLanguage) {
  const { title, text } = textsIn[language]
  const [before, after] = text.split('{address}')
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Regulars</title></head>
<body>
<h1>${title}</h1>
<p>${before}<a href="${publicUrl}">${publicUrl}</a>${after}</p>
</body>
</html>`
}
