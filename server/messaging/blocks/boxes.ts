import { html, raw } from 'hono/html'
import { CODE, FONT, inkOn } from './look.ts'
import type { WrittenCard, WrittenReward } from './written.ts'

/** Renders a box with a reward and the code that redeems it. */
export const rewardBox = ({ name, code }: WrittenReward) =>
  html`<table role="presentation" class="box" width="100%" cellpadding="0" cellspacing="0" style="border:2px dashed #d6d3d1;border-radius:12px;background:#fafaf9">
<tr><td class="ink" align="center" style="padding:20px;color:#292524;${raw(FONT)}"><div dir="auto" style="font-size:16px;line-height:1.4">${name}</div>
<div style="padding-top:8px;${raw(CODE)}">${code}</div></td></tr></table>`

/** Renders a box with the receiver's card: its name, its progress and its stamps. */
export const cardBox = ({ program, said, stamps }: WrittenCard, color: string) =>
  html`<table role="presentation" class="box" width="100%" cellpadding="0" cellspacing="0" style="border:1px solid #d6d3d1;border-radius:12px;background:#fafaf9">
<tr><td class="ink" style="padding:18px 20px;color:#292524;${raw(FONT)};font-size:15px;line-height:1.5"><div dir="auto" style="font-size:17px;font-weight:700">${program}</div>
${said.map((line) => html`<div dir="auto">${line}</div>`)}${stamps && stampsOf(stamps, color)}</td></tr></table>`

/** Stamps in a row, and the edge length of a stamp in pixels. */
const A_ROW = 5
const STAMP = 30

/**
 * Renders stamps as cells of a table, because pictures may be switched off and Word draws no shapes. Programs without
 * round corners show squares.
 */
function stampsOf({ have, of }: { have: number; of: number }, color: string) {
  const places = Array.from({ length: of }, (_, n) => (n < have ? taken(color) : free))
  const rows = Array.from({ length: Math.ceil(of / A_ROW) }, (_, n) =>
    places.slice(n * A_ROW, (n + 1) * A_ROW),
  )
  return html`<table role="presentation" cellpadding="0" cellspacing="6" style="margin:10px 0 0">${rows.map((row) => html`<tr>${row}</tr>`)}</table>`
}

const cell = `height:${STAMP}px;border-radius:15px;font-size:15px;line-height:${STAMP}px;text-align:center`

const taken = (color: string) =>
  html`<td width="${STAMP}" height="${STAMP}" align="center" bgcolor="${color}" style="${raw(cell)};border:1px solid ${color};background:${color};color:${inkOn(color)}">✓</td>`

const free = html`<td width="${STAMP}" height="${STAMP}" align="center" style="${raw(cell)};border:1px dashed #a8a29e">&nbsp;</td>`
