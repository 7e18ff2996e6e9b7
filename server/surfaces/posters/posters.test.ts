import { inflateSync } from 'node:zlib'
import jsqr from 'jsqr'
import { describe, expect, it } from 'vitest'
import { png } from '#tests/world/pictures.ts'
import { drawPdf } from './drawPdf.ts'
import { drawSvg } from './drawSvg.ts'
import { isSoundPng } from './openLogo.ts'
import { layOutPoster, leftOut, type PosterContent, type Shape } from './poster.ts'
import type { Box } from './qrSquares.ts'

const url = 'https://regulars.example/signup-form/ABCDEFGHJKLM'
const blueDoor: PosterContent = {
  businessName: 'Blue Door Coffee',
  color: '#1d4ed8',
  logo: null,
  url,
  customUrl: null,
  location: 'Counter',
}
const papers = ['a4', 'letter'] as const
const svgOf = (more: Partial<PosterContent> = {}, paper: (typeof papers)[number] = 'a4') =>
  drawSvg(layOutPoster({ ...blueDoor, ...more }, paper, true))
const pdfOf = async (more: Partial<PosterContent> = {}, paper: (typeof papers)[number] = 'a4') => {
  const pdf = drawPdf(layOutPoster({ ...blueDoor, ...more }, paper, false))
  return Buffer.concat(await Array.fromAsync(pdf as unknown as AsyncIterable<Buffer>))
}

describe('a logo', () => {
  const white = png('#ffffff', 4, 4)
  // Its pixels are no zlib stream: pdfkit would find out after the page is done, and end the process.
  const broken = Buffer.from(white)
  broken.fill(0xee, broken.indexOf('IDAT') + 4, broken.indexOf('IEND') - 8)
  const chunkBeyondItsEnd = Buffer.from(white)
  chunkBeyondItsEnd.writeUInt32BE(0x7fffffff, 33)
  const larger = Buffer.from(white)
  larger.writeUInt32BE(2000, 16)

  it.each([
    ['whose pixels cannot be unpacked', broken],
    ['with a chunk beyond its end', chunkBeyondItsEnd],
    ['larger in its header than in its pixels', larger],
  ])('%s is left out of the PDF, which is whole without it', async (_what, content) => {
    expect(isSoundPng(content)).toBe(false)
    const pdf = await pdfOf({ logo: { media_type: 'image/png', content } })
    expect(pdf.toString('latin1')).not.toContain('/Subtype /Image')
    expect(decoded(blackBoxesOf(pdf))).toBe(url)
  })

  it('that says JPEG and is none is left out too', async () => {
    const logo = { media_type: 'image/jpeg', content: Buffer.from([0xff, 0xd8, 0xff, 0xd9]) }
    expect((await pdfOf({ logo })).toString('latin1')).not.toContain('/Subtype /Image')
  })

  it('that is whole stands in the PDF and in the SVG', async () => {
    const logo = { media_type: 'image/png', content: white }
    expect((await pdfOf({ logo })).toString('latin1')).toContain('/Subtype /Image')
    expect(svgOf({ logo })).toContain(`data:image/png;base64,${white.toString('base64')}`)
  })
})

describe('a poster', () => {
  it('cannot be made to run a script by a name or a place', () => {
    const evil = '</text><script>alert(1)</script>喫茶'
    const svg = svgOf({ businessName: evil, location: evil })
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;')
  })

  it.each(papers)('on %s has the code that a phone reads, as PDF and as SVG', async (paper) => {
    expect(decoded(blackBoxesOf(await pdfOf({}, paper)))).toBe(url)
    expect(decoded(blackBoxesOfSvg(svgOf({}, paper)))).toBe(url)
  })

  it('is still read with a stain on it', () => {
    const boxes = blackBoxesOfSvg(svgOf())
    const [left, top, side] = frameOf(boxes)
    // A black stain of a tenth of the code's width in its middle.
    boxes.push([left + side * 0.45, top + side * 0.45, side * 0.1, side * 0.1])
    expect(decoded(boxes)).toBe(url)
  })

  it.each(papers)('on %s is one page of that paper', async (paper) => {
    const [width, height] = { a4: [595.28, 841.89], letter: [612, 792] }[paper]
    expect((await pdfOf({}, paper)).toString('latin1')).toContain(`/MediaBox [0 0 ${width} ${height}]`)
  })

  it.each([
    ['one long word', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'],
    [
      'the longest name',
      'The Old Harbour Street Bakery and Coffee House of the Brothers Montgomery '.repeat(2),
    ],
    ['the longest name in wide letters', '珈琲と焼き菓子の店'.repeat(13)],
  ])('keeps %s inside the page', (_what, businessName) => {
    for (const paper of papers) {
      const content = {
        ...blueDoor,
        businessName: businessName.slice(0, 120),
        location: businessName.slice(0, 100),
      }
      const { width, shapes } = layOutPoster(content, paper, true)
      for (const [from, to] of shapes.flatMap(reachOf)) {
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(width)
      }
    }
  })

  it.each([
    'Bo',
    'Blue Door Coffee Roasters',
    'The Old Harbour Street Bakery and Coffee House of the Brothers',
  ])('keeps the name %s on its panel, below the logo', (businessName) => {
    const logo = { media_type: 'image/png', content: png('#ffffff') }
    for (const content of [blueDoor, { ...blueDoor, logo }]) {
      const [, panel, ...others] = layOutPoster({ ...content, businessName }, 'a4', true).shapes
      const [, top, , height] = (panel as Shape & { kind: 'panel' }).box
      const name = others.filter((shape) => shape.kind === 'outline' && shape.fill === '#ffffff')
      const heights = name.flatMap((shape) => pointsOf((shape as { path: string }).path).map(([, y]) => y!))
      const above = content.logo ? top + 84 : top
      expect(Math.min(...heights)).toBeGreaterThan(above + 10)
      expect(Math.max(...heights)).toBeLessThan(top + height - 10)
    }
  })

  it('says where a code leads that does not lead to the sign-up form', () => {
    const { shapes } = layOutPoster({ ...blueDoor, customUrl: 'https://menu.example/today' }, 'a4', true)
    const plain = layOutPoster(blueDoor, 'a4', true).shapes
    expect(shapes.filter(({ kind }) => kind === 'outline')).not.toEqual(
      plain.filter(({ kind }) => kind === 'outline'),
    )
  })
})

describe('letters that our typefaces lack', () => {
  it.each(['喫茶店', 'Кофейня', 'قهوة', 'Café ☕'])(
    'are named for the PDF and drawn in the SVG: %s',
    async (name) => {
      const content = { ...blueDoor, businessName: name }
      expect(leftOut(content)).toEqual([name])
      expect(svgOf({ businessName: name })).toContain(`>${name}</text>`)
      expect(decoded(blackBoxesOf(await pdfOf({ businessName: name })))).toBe(url)
    },
  )

  it.each(['Łódź Kávé', 'Crème Brûlée', 'Phở Đông', 'Kahve Dünyası', 'Café'])(
    'are none of those of %s',
    (businessName) => expect(leftOut({ ...blueDoor, businessName })).toEqual([]),
  )
})

/** From where to where a shape goes across the page. */
function reachOf(shape: Shape): [number, number][] {
  switch (shape.kind) {
    case 'panel':
    case 'picture':
      return [[shape.box[0], shape.box[0] + shape.box[2]]]
    case 'squares':
      return shape.boxes.map(([x, , width]) => [x, x + width])
    case 'outline': {
      const across = pointsOf(shape.path).map(([x]) => x!)
      return [[Math.min(...across), Math.max(...across)]]
    }
    case 'letters': {
      // At least half as wide as high each: what a device makes of them, nobody here knows.
      const half = ([...shape.text].length * shape.size * 0.5) / 2
      return [[shape.x - half, shape.x + half]]
    }
  }
}

/** Every point of a path that has absolute commands alone. */
const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, ...point]) => point.map(Number))

/** What a PDF fills with black boxes: the operators re, f and rg or scn of ISO 32000, 8.5 and 8.6. */
function blackBoxesOf(pdf: Buffer): Box[] {
  const boxes: Box[] = []
  let black = false
  let pending: Box[] = []
  for (const line of contentOf(pdf).split('\n')) {
    const numbers = line.split(' ').map(Number)
    if (/ (rg|scn)$/.test(line)) black = line.startsWith('0 0 0 ')
    else if (line.endsWith(' re')) pending.push(numbers.slice(0, 4) as Box)
    else if (/^[fS]\*?$/.test(line)) {
      if (black && line.startsWith('f')) boxes.push(...pending)
      pending = []
    }
  }
  return boxes
}

/** The longest of the streams that can be unpacked to text: the page. */
function contentOf(pdf: Buffer): string {
  const text = pdf.toString('latin1')
  const contents = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, packed]) => {
    try {
      return [inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  return contents.sort((one, other) => other.length - one.length)[0]!
}

function blackBoxesOfSvg(svg: string): Box[] {
  const path = /<path fill="#000000"[^>]* d="([^"]+)"/.exec(svg)![1]!
  return [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map(
    ([, ...lengths]) => lengths.map(Number) as Box,
  )
}

function frameOf(boxes: Box[]): [number, number, number] {
  const left = Math.min(...boxes.map(([x]) => x))
  const top = Math.min(...boxes.map(([, y]) => y))
  return [left, top, Math.max(...boxes.map(([x, , width]) => x + width)) - left]
}

/** What a scanner reads in black boxes on white. */
function decoded(boxes: Box[]): string | undefined {
  const scale = 3
  const side = 900 * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [x, y, width, height] of boxes) {
    for (let row = Math.round(y * scale); row < Math.round((y + height) * scale); row++) {
      const from = (row * side + Math.round(x * scale)) * 4
      const to = (row * side + Math.round((x + width) * scale)) * 4
      for (let at = from; at < to; at += 4) pixels.fill(0, at, at + 3)
    }
  }
  return jsqr.default(pixels, side, side)?.data
}
