import { html, raw } from 'hono/html'
import { cardBox, rewardBox } from './boxes.ts'
import { FONT, inkOn, SHEET_WIDTH, SIDE } from './look.ts'
import type { WrittenBlock, WrittenPicture, WrittenSimple, WrittenSpan } from './written.ts'

type Frame = {
  /** '#rrggbb' */
  color: string
  /** Origin of the addresses: mail programs know none. */
  publicUrl: string
}
/** Space of a block: the width of its line and of the margins beside it, in pixels. */
type Place = Frame & { width: number; side: number }
type Html = ReturnType<typeof html>

/** Gap between two columns, in pixels. */
const GAP = 16

/** Renders blocks as rows of a mail's table, in HTML that mail programs draw. Outlook draws it with Word. */
export function asRows(blocks: readonly WrittenBlock[], frame: Frame): Html[] {
  const place = { ...frame, width: SHEET_WIDTH - 2 * SIDE, side: SIDE }
  return [
    spacer(28),
    ...blocks.flatMap((block) =>
      block.kind === 'columns' ? [columns(block.columns, place)] : rows(block, place),
    ),
    spacer(4),
  ]
}

function rows(block: WrittenSimple, place: Place): Html[] {
  const row = (content: Html | Html[], style = '') => [
    html`<tr><td class="ink" style="padding:0 ${place.side}px;color:#292524;${raw(FONT)};${raw(style)}">${content}</td></tr>`,
  ]
  switch (block.kind) {
    case 'heading':
      return row(heading(block.text, block.size))
    case 'text':
      return row(paragraphs(block.paragraphs), 'font-size:16px;line-height:1.6')
    case 'footer':
      return [
        html`<tr><td class="quiet" style="padding:0 ${place.side}px;color:#57534e;${raw(FONT)};font-size:13px;line-height:1.6">${paragraphs(block.paragraphs)}</td></tr>`,
      ]
    case 'picture':
      return row(picture(block, place), 'padding-bottom:16px;font-size:14px;line-height:1.4')
    case 'button':
      return row(button(block, place.color), 'padding-top:4px;padding-bottom:20px')
    case 'reward':
      return [
        ...(block.lines.length > 0
          ? row(paragraphs(block.lines.map((text) => [{ text }])), 'font-size:16px;line-height:1.6')
          : []),
        ...block.rewards.flatMap((reward) => row(rewardBox(reward), 'padding-bottom:16px')),
      ]
    case 'card':
      return row(cardBox(block, place.color), 'padding-bottom:16px')
    case 'divider':
      return row(divider, 'padding-top:8px;padding-bottom:24px')
    case 'spacer':
      return [spacer(block.height)]
  }
}

const heading = (text: string, size: 'large' | 'medium') =>
  size === 'large'
    ? html`<h1 dir="auto" style="margin:0 0 14px;${raw(FONT)};font-size:26px;line-height:1.25;font-weight:700">${text}</h1>`
    : html`<h2 dir="auto" style="margin:0 0 10px;${raw(FONT)};font-size:19px;line-height:1.3;font-weight:700">${text}</h2>`

const paragraphs = (all: WrittenSpan[][]): Html[] =>
  all.map((spans) => html`<p dir="auto" style="margin:0 0 16px">${spans.map(span)}</p>`)

function span({ text, bold, italic, link }: WrittenSpan) {
  const lines = text.split('\n').map((line, index) => html`${index > 0 ? raw('<br>') : ''}${line}`)
  const leaning = italic ? html`<em>${lines}</em>` : html`${lines}`
  const weighted = bold ? html`<strong>${leaning}</strong>` : leaning
  return link
    ? html`<a href="${link}" style="color:inherit;text-decoration:underline">${weighted}</a>`
    : weighted
}

/** Renders a picture. Word reads the width from the attribute. Programs without pictures show the alternative text. */
function picture({ path, alt, link, width }: WrittenPicture, place: Place): Html {
  const pixels = Math.round((place.width * width) / 100)
  const shown = html`<img src="${place.publicUrl}${path}" width="${pixels}" alt="${alt}" style="display:block;width:${width}%;max-width:${pixels}px;height:auto;border:0;border-radius:10px">`
  return link ? html`<a href="${link}" style="color:inherit">${shown}</a>` : shown
}

/** Renders a button. Its padding is repeated on the cell, for Word. */
export const button = ({ label, url }: { label: string; url: string }, color: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0"><tr><td bgcolor="${color}" style="border-radius:10px;background:${color};mso-padding-alt:13px 22px"><a href="${url}" style="display:inline-block;padding:13px 22px;border-radius:10px;color:${inkOn(color)};${raw(FONT)};font-size:16px;font-weight:600;text-decoration:none">${label}</a></td></tr></table>`

const divider = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="rule" height="1" style="height:1px;border-top:1px solid #d6d3d1;font-size:1px;line-height:1px">&nbsp;</td></tr></table>`

const spacer = (height: number): Html =>
  html`<tr><td height="${height}" style="height:${height}px;font-size:8px;line-height:${height}px;mso-line-height-rule:exactly">&nbsp;</td></tr>`

/** Renders columns, side by side if there is room, else one below the other. Word cannot wrap them and gets cells. */
function columns(all: WrittenSimple[][], place: Place): Html {
  const line = place.width + GAP
  const width = Math.floor(line / all.length)
  const cell = { open: `<td width="${width}" valign="top">`, close: '</td>' }
  const inner = { ...place, width: width - GAP, side: GAP / 2 }
  const drawn = all.map((blocks) => {
    const table = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${blocks.flatMap((block) => rows(block, inner))}</table>`
    return html`<div class="column" style="display:inline-block;width:100%;max-width:${width}px;vertical-align:top">${table}</div>`
  })
  return html`<tr><td style="padding:0 ${place.side - GAP / 2}px;font-size:0">${raw(
    `<!--[if mso]><table role="presentation" width="${line}" cellpadding="0" cellspacing="0"><tr>${cell.open}<![endif]-->`,
  )}${drawn.map((column, n) => html`${n > 0 ? raw(`<!--[if mso]>${cell.close}${cell.open}<![endif]-->`) : ''}${column}`)}${raw(
    `<!--[if mso]>${cell.close}</tr></table><![endif]-->`,
  )}</td></tr>`
}
