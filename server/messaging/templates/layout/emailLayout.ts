import { html, raw } from 'hono/html'
import {
  asRows,
  brandColor,
  button,
  CODE,
  FONT,
  inkOn,
  linkAsText,
  rewardAsText,
  rewardBox,
  SHEET_WIDTH,
  type WrittenBlock,
} from '#server/messaging/blocks/index.ts'
import { splitAtAddresses } from '#server/platform/network/webAddresses.ts'
import { directionOf, languageOfLocale, type PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { textsIn } from './textsIn.ts'

export type EmailLayout = {
  business: {
    name: string
    color: string
    address: string | null
    /** The locale of the mail, as its HTML names it. */
    locale: string
    /** Absolute address: mail programs know no origin. */
    logoUrl?: string | null
    /** True for the platform's line at the foot. */
    namesPlatform?: boolean
  }
  /** The language of the words around the mail's own; English for the platform's mails. */
  language?: PageLanguage | undefined
  /** Origin of the pictures of blocks. */
  publicUrl?: string
  subject: string
  /** Plain text, with an empty line between paragraphs; the text of the blocks, if there are any. */
  body: string
  /** Blocks that are shown instead of the body. */
  blocks?: WrittenBlock[] | undefined
  /** Rewards that the mail is about, set apart with their codes. */
  rewards?: { name: string; code: string }[] | undefined
  button?: { label: string; url: string } | undefined
  /** A line in small letters after everything else. */
  note?: string | undefined
  /** Marketing mail must have it (CAN-SPAM); a one-time code has none. */
  unsubscribeUrl?: string | undefined
  /** Page on which the receiver chooses topics and pauses; shown beside the unsubscribe link. */
  preferencesUrl?: string | undefined
  pixelUrl?: string | undefined
}

/** Lays out a mail: HTML of tables and inline styles, which every mail program draws, and the same as plain text. */
export async function layoutEmail(mail: EmailLayout): Promise<{ html: string; text: string }> {
  return { html: String(await page(mail)), text: textTwin(mail) }
}

const languageOf = ({ language = 'en' }: EmailLayout): PageLanguage => language
const textsOf = (mail: EmailLayout) => textsIn[languageOf(mail)]
/** The business's locale, where it is one of the mail's language. */
const localeOf = ({ business: { locale }, language }: EmailLayout): string =>
  language && languageOfLocale(locale) !== language ? language : locale

/** Breaks long words, so that a name without a space makes no mail wider than a phone. All parts inherit it. */
const BREAKS_WORDS = 'word-break:break-word;overflow-wrap:anywhere'

function page(mail: EmailLayout) {
  const { business } = mail
  const color = brandColor(business.color)
  const direction = directionOf(languageOf(mail))
  return html`<!doctype html>
<html lang="${localeOf(mail)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<title>${mail.subject}</title>
<style>${raw(styles)}</style>
${raw(outlookResolution)}
</head>
<body class="page" style="margin:0;padding:0;background:#f6f3ef">
<div style="display:none;max-height:0;overflow:hidden">${mail.body.replace(/\s+/g, ' ').slice(0, 100)}</div>
<table role="presentation" class="page" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f3ef"><tr><td align="center" style="padding:24px 12px;${raw(BREAKS_WORDS)}">
${raw(outlookFrame.open)}<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:${SHEET_WIDTH}px;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td dir="auto" style="padding:24px 32px;background:${color};color:${inkOn(color)};${raw(FONT)};font-size:22px;font-weight:700;line-height:1.3">${business.logoUrl ? logo(business.logoUrl) : ''}${business.name}</td></tr>
${mail.blocks ? asRows(mail.blocks, { color, publicUrl: mail.publicUrl ?? '' }) : bodyRow(mail.body)}
${(mail.rewards ?? []).map(rewardRow)}
${mail.button ? buttonRow(mail.button, color, textsOf(mail).openAddress) : ''}
${mail.note ? noteRow(mail.note) : ''}
<tr><td style="padding:0 0 16px;font-size:0;line-height:0">&nbsp;</td></tr>
</table>
${footer(mail)}${raw(outlookFrame.close)}
</td></tr></table>
${mail.pixelUrl ? html`<img src="${mail.pixelUrl}" width="1" height="1" alt="" style="display:block;border:0">` : ''}
</body>
</html>`
}

/** Fixes the width and resolution for Outlook: it draws with Word, which ignores max-width and scales pictures. */
const outlookFrame = {
  open: `<!--[if mso]><table role="presentation" width="${SHEET_WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`,
  close: '<!--[if mso]></td></tr></table><![endif]-->',
}
const outlookResolution =
  '<!--[if mso]><xml xmlns:o="urn:schemas-microsoft-com:office:office"><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->'

// No alternative text: the name stands beside the logo.
const logo = (url: string) =>
  html`<img src="${url}" width="44" height="44" alt="" style="vertical-align:middle;margin-inline-end:12px;border-radius:50%;object-fit:cover">`

const styles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:#1c1917!important}.sheet{background:#292524!important}
.ink{color:#f5f5f4!important}.quiet,.quiet a{color:#a8a29e!important}.box{background:#1c1917!important;border-color:#57534e!important}.rule{border-color:#57534e!important}}
@media (max-width:480px){.column{max-width:100%!important}}`

const bodyRow = (body: string) =>
  html`<tr><td class="ink" style="padding:28px 32px 12px;color:#292524;${raw(FONT)};font-size:16px;line-height:1.6">${paragraphs(body)}</td></tr>`

function paragraphs(body: string) {
  return body
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => paragraph.trim())
    .map((paragraph) =>
      isCode(paragraph)
        ? html`<p style="margin:0 0 16px;${raw(CODE)}">${paragraph}</p>`
        : html`<p dir="auto" style="margin:0 0 16px">${lines(paragraph)}</p>`,
    )
}

/** True for a paragraph that is only a code to type. */
const isCode = (paragraph: string): boolean => /^\d{4,8}$/.test(paragraph)

const lines = (paragraph: string) =>
  paragraph.split('\n').map((line, index) => [index > 0 ? raw('<br>') : '', linked(line)])

/** Makes links of web addresses that the business wrote; everything else is text. */
function linked(line: string) {
  return splitAtAddresses(line).map((piece, index) =>
    index % 2 === 1 ? html`<a href="${piece}" style="color:inherit">${piece}</a>` : piece,
  )
}

const rewardRow = (reward: { name: string; code: string }) =>
  html`<tr><td style="padding:4px 32px 12px">${rewardBox(reward)}</td></tr>`

/** Renders a button, with its address below for programs that show no button. */
function buttonRow({ label, url }: { label: string; url: string }, color: string, openAddress: string) {
  return html`<tr><td style="padding:8px 32px 4px">${button({ label, url }, color)}</td></tr>
<tr><td class="quiet" style="padding:8px 32px 8px;color:#57534e;${raw(FONT)};font-size:13px;line-height:1.5;word-break:break-all;overflow-wrap:anywhere">${openAddress} <a href="${url}" style="color:#57534e;text-decoration:underline">${url}</a></td></tr>`
}

const noteRow = (note: string) =>
  html`<tr><td class="quiet" style="padding:0 32px 8px;color:#57534e;${raw(FONT)};font-size:13px;line-height:1.5">${note}</td></tr>`

const quietLink = (url: string, words: string) =>
  html`<a href="${url}" style="color:#57534e;text-decoration:underline">${words}</a>`

function footer(mail: EmailLayout) {
  const { unsubscribeUrl, preferencesUrl } = mail
  const texts = textsOf(mail)
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:${SHEET_WIDTH}px"><tr><td class="quiet" align="center" style="padding:20px 32px;color:#57534e;${raw(FONT)};font-size:13px;line-height:1.6">
${footerLines(mail).map((line) => html`<div dir="auto">${line}</div>`)}
${unsubscribeUrl ? html`<div style="padding-top:12px">${texts.why}<br>${preferencesUrl ? html`${quietLink(preferencesUrl, texts.preferences)} &nbsp;·&nbsp; ` : ''}${quietLink(unsubscribeUrl, texts.unsubscribe)}</div>` : ''}
</td></tr></table>`
}

function footerLines(mail: EmailLayout): string[] {
  const { name, address, namesPlatform } = mail.business
  const addressLines = (address ?? '').split('\n').map((line) => line.trim())
  return [name, ...addressLines, namesPlatform ? textsOf(mail).by : ''].filter(Boolean)
}

function textTwin(mail: EmailLayout): string {
  const { body, rewards = [], button, note, unsubscribeUrl, preferencesUrl } = mail
  const texts = textsOf(mail)
  const link = (label: string, url: string) => linkAsText(label, url, languageOf(mail))
  return [
    body,
    ...rewards.map((reward) => rewardAsText(reward, languageOf(mail))),
    button && link(button.label, button.url),
    note,
    [
      '--',
      ...footerLines(mail),
      preferencesUrl && link(texts.preferences, preferencesUrl),
      unsubscribeUrl && link(texts.unsubscribe, unsubscribeUrl),
    ]
      .filter(Boolean)
      .join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}
