import type { Poster, Shape } from './poster.ts'
import type { Box } from './qrSquares.ts'

/** A poster as an SVG picture that needs no other file. */
export function drawSvg({ width, height, title, subject, shapes }: Poster): string {
  const size = `width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}"`
  const body = shapes.map(draw).join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n<title>${escaped(title)}</title>\n<desc>${escaped(subject)}</desc>\n${body}\n</svg>\n`
}

function draw(shape: Shape): string {
  switch (shape.kind) {
    case 'panel': {
      const line = shape.line ? ` stroke="${shape.line}"` : ''
      return `<rect ${place(shape.box)} rx="${shape.radius}" fill="${shape.fill}"${line}/>`
    }
    case 'squares':
      return `<path fill="${shape.fill}" shape-rendering="crispEdges" d="${shape.boxes.map(trace).join('')}"/>`
    case 'outline':
      return `<path fill="${shape.fill}" d="${shape.path}"/>`
    case 'picture': {
      const { media_type, content } = shape.logo
      return `<image ${place(shape.box)} href="data:${media_type};base64,${Buffer.from(content).toString('base64')}"/>`
    }
    case 'letters': {
      const { x, y, size, bold, fill, text } = shape
      const weight = bold ? 800 : 400
      const font = `font-family="Figtree, system-ui, sans-serif" font-size="${round(size)}" font-weight="${weight}"`
      return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" ${font} fill="${fill}">${escaped(text)}</text>`
    }
  }
}

const place = ([x, y, width, height]: Box) =>
  `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`
const trace = ([x, y, width, height]: Box) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
const round = (length: number) => Math.round(length * 1000) / 1000

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** XML has no place for control characters, not even escaped. */
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => signs[sign]!).replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
