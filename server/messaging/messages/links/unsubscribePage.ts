import { html } from 'hono/html'
import { type Business, nameInMessages } from '#server/businesses/business/index.ts'
import { mailPage } from './mailPage.ts'

export type UnsubscribePage =
  | { kind: 'ask' | 'done'; business: Business; preferences: string }
  | { kind: 'unknown' | 'dead link' }

/** The page behind a mail's unsubscribe link. */
export const unsubscribePage = (page: UnsubscribePage): Promise<string> =>
  mailPage({ ...words(page), business: 'business' in page ? page.business : undefined })

function words(page: UnsubscribePage) {
  switch (page.kind) {
    case 'ask':
      return {
        title: `Stop emails from ${nameInMessages(page.business)}?`,
        body: html`<p>Your card, your points and your rewards stay as they are.</p><form method="post"><button>Stop these emails</button></form><p><a href="${page.preferences}">Or choose what you get, or pause for a while</a></p>`,
      }
    case 'done':
      return {
        title: 'You are unsubscribed',
        body: html`<p dir="auto">You will get no more emails from ${nameInMessages(page.business)}. Your card, your points and your rewards stay as they are.</p><p>Was it a mistake? <a href="${page.preferences}">Switch emails on again</a></p>`,
      }
    case 'unknown':
      return {
        title: 'This link does not work',
        body: html`<p>It may have been cut off on its way. Open the newest email again and use the link at its end.</p>`,
      }
    case 'dead link':
      return {
        title: 'This link does not work',
        body: html`<p>It may have been cut off on its way, or the message that it stands in is gone.</p>`,
      }
  }
}
