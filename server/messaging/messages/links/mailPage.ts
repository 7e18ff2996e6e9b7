import { html } from 'hono/html'
import { type Business, logoPath, nameForCustomers } from '#server/businesses/business/index.ts'
import { brandColor, inkOn } from '#server/messaging/blocks/index.ts'
import { directionOf, type PageLanguage } from '#server/platform/text/pageLanguages.ts'

export type MailPage = {
  language: PageLanguage
  title: string
  body: ReturnType<typeof html>
  /** The business whose mail led here. The page then has its name, logo and colour, as the mail has. */
  business?: Pick<Business, 'company_name' | 'brand_color' | 'logo_hash'> | undefined
  /** The path of the styles. */
  styles?: string
}

/** A page behind a link of a mail. It works without a script. */
export async function mailPage({
  language,
  title,
  body,
  business,
  styles = '/unsubscribe/page.css',
}: MailPage) {
  return String(
    await html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${styles}">
</head>
<body${business ? html` style="${accent(business)}"` : ''}><div class="sheet">${business ? header(business, language) : ''}<main><h1 dir="auto">${title}</h1>${body}</main></div></body>
</html>`,
  )
}

function accent({ brand_color }: { brand_color: string }): string {
  const color = brandColor(brand_color)
  return `--accent:${color};--on-accent:${inkOn(color)}`
}

function header(business: NonNullable<MailPage['business']>, language: PageLanguage) {
  const logo = logoPath(business)
  return html`<header>${logo ? html`<img src="${logo}" width="44" height="44" alt="">` : ''}<span dir="auto">${nameForCustomers(business, language, { alone: true })}</span></header>`
}

export const mailPageStyles = `:root{color-scheme:light dark;--page:#f6f3ef;--paper:#fff;--ink:#292524;--quiet:#57534e;--accent:#c2410c;--on-accent:#fff}
@media (prefers-color-scheme:dark){:root{--page:#1c1917;--paper:#292524;--ink:#f5f5f4;--quiet:#d6d3d1;--accent:#fdba74;--on-accent:#1c1917}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--ink);font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
.sheet{width:100%;max-width:28rem;background:var(--paper);border-radius:16px;box-shadow:0 8px 30px rgb(28 25 23/.08);overflow:hidden;overflow-wrap:anywhere}
header{display:flex;gap:12px;align-items:center;padding:20px 32px;background:var(--accent);color:var(--on-accent);font-size:1.25rem;font-weight:700;line-height:1.3}
header img{flex:none;border-radius:50%;object-fit:cover}
main{padding:32px}
@media (max-width:480px){header{padding:16px 20px}main{padding:24px 20px}}
h1{margin:0 0 12px;font-size:1.5rem;line-height:1.25}
p{margin:0 0 16px;color:var(--quiet)}
p:last-child{margin:0}
form{margin:24px 0 20px}
a{color:inherit}
button{width:100%;min-height:48px;padding:12px 20px;border:1px solid var(--quiet);border-radius:10px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button:hover{filter:brightness(1.08)}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
`
