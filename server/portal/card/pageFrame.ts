import { html, raw } from 'hono/html'
import { logoPath } from '#server/businesses/business/index.ts'
import type { CardLink } from '#server/identity/customer-access/index.ts'
import { directionOf, type PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { LinkedCard } from './contract.ts'
import { inkOn } from './ink.ts'
import type { PageTexts } from './pageTexts.ts'

export type Html = ReturnType<typeof html>
export type Business = CardLink['business']
/** The parts of every page: the portal's stylesheet and icon, whether anything is texted here, and the language. */
export type Around = {
  links: string
  canText: boolean
  language: PageLanguage
  texts: PageTexts
  drawCards: (card: LinkedCard) => string
}

/** Classes of a button as wide as its place. */
export const button =
  'flex min-h-14 w-full items-center justify-center rounded-md px-6 py-3 text-center font-semibold text-lg forced-colors:border'

export const colours = ({ brand_color }: Pick<Business, 'brand_color'>): string =>
  `background-color: ${brand_color}; color: ${inkOn(brand_color)}`

/** The way to the sign-in, which is in the business's colours if it is known. */
export const signInPath = (business: Pick<Business, 'id'> | null): string =>
  business ? `/customer/login?at=${business.id}` : '/customer/login'

export const signInButton = ({ texts }: Around, business: Business | null): Html =>
  html`<a href="${signInPath(business)}" class="${button} mt-8 bg-ink text-surface">${texts.signIn}</a>`

/** Renders a page under the business's name and logo, in its colour. `wide` is for a page that shows cards. */
export function page(
  { links, language }: Around,
  { title, business, wide = false }: { title: string; business: Business | null; wide?: boolean },
  content: Html[],
): Html {
  const width = wide ? 'max-w-md md:max-w-2xl lg:max-w-5xl' : 'max-w-md'
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(links)}
      </head>
      <body>
        ${
          business &&
          html`<header style="${colours(business)}">
            <div class="mx-auto flex ${width} items-center gap-3 px-6 pt-8 pb-6">
              ${logo(business)}
              <p dir="auto" class="display wrap-anywhere min-w-0 text-2xl">${business.company_name}</p>
            </div>
          </header>`
        }
        <main class="mx-auto ${width} px-6 py-8">
          <h1 class="display text-2xl wrap-anywhere">${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
}

function logo(business: Business): Html | null {
  const path = logoPath(business)
  return path ? html`<img src="${path}" alt="" class="size-12 shrink-0 rounded-full object-cover" />` : null
}
