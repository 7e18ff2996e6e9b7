import { html } from 'hono/html'
import { type Business, nameForCustomers } from '#server/businesses/business/index.ts'
import { everyLanguage } from '#server/platform/text/everyLanguage.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { mailPage } from './mailPage.ts'
import { texts as english } from './unsubscribeTexts.ts'

export type UnsubscribePage =
  | { kind: 'ask' | 'done'; business: Business; preferences: string }
  | { kind: 'unknown' | 'dead link' | 'problem' }

const textsIn = everyLanguage(
  english,
  import.meta.glob<typeof english>('./unsubscribeTexts/*.ts', { eager: true, import: 'texts' }),
)

/** The page behind a mail's unsubscribe link. */
export const unsubscribePage = (language: PageLanguage, page: UnsubscribePage): Promise<string> =>
  mailPage({
    language,
    ...words(language, page),
    business: 'business' in page ? page.business : undefined,
  })

function words(language: PageLanguage, page: UnsubscribePage) {
  const t = textsIn[language]
  switch (page.kind) {
    case 'ask':
      return {
        title: t.ask(nameForCustomers(page.business, language)),
        body: html`<p>${t.kept}</p><form method="post"><button>${t.stop}</button></form><p><a href="${page.preferences}">${t.orChoose}</a></p>`,
      }
    case 'done':
      return {
        title: t.done,
        body: html`<p dir="auto">${t.doneText(nameForCustomers(page.business, language))}</p><p>${t.mistake} <a href="${page.preferences}">${t.again}</a></p>`,
      }
    case 'unknown':
      return { title: t.deadTitle, body: html`<p>${t.unknown}</p>` }
    case 'dead link':
      return { title: t.deadTitle, body: html`<p>${t.deadLink}</p>` }
    case 'problem':
      return { title: t.problemTitle, body: html`<p>${t.problem}</p>` }
  }
}
