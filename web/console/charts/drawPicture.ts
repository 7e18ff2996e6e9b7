import type { ChartPicture } from './picture.ts'

const WIDTH = 1200
const EDGE = 48
const INNER = WIDTH - 2 * EDGE
const LINE = 44

type Colours = Record<'surface' | 'ink' | 'muted' | 'line' | 'quiet' | 'accent' | 'chart' | 'edge', string>
type Pen = { draw: CanvasRenderingContext2D; colours: Colours; font: string }

/** Draws a chart as a PNG file on a light ground, whatever the theme: the file goes into mails and on paper. */
export async function drawPicture(chart: ChartPicture, title: string, below: string): Promise<Blob> {
  await document.fonts.ready
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = EDGE + 2 * LINE + heightOf(chart) + LINE + EDGE / 2
  const font = getComputedStyle(document.body).fontFamily
  const pen = { draw: canvas.getContext('2d')!, colours: lightColours(), font }
  pen.draw.fillStyle = pen.colours.surface
  pen.draw.fillRect(0, 0, canvas.width, canvas.height)
  write(pen, title, EDGE, EDGE + 24, { size: 30, weight: 600 })
  const top = EDGE + 2 * LINE
  if (chart.kind === 'columns') drawColumns(pen, chart, top)
  else if (chart.kind === 'fields') drawFields(pen, chart, top)
  else drawBars(pen, chart, top)
  write(pen, below, EDGE, canvas.height - EDGE / 2, { colour: pen.colours.muted })
  return new Promise((done, fail) =>
    canvas.toBlob(
      (file) => (file ? done(file) : fail(new Error('The picture could not be drawn'))),
      'image/png',
    ),
  )
}

const heightOf = (chart: ChartPicture) => (chart.kind === 'columns' ? 460 : chart.rows.length * LINE + LINE)

/**
 * Reads the colours of the light theme. The theme is set at the root, so the page becomes light for a moment, before
 * anything is painted.
 */
function lightColours(): Colours {
  const root = document.documentElement
  const theme = root.dataset.theme
  root.dataset.theme = 'light'
  const probe = document.createElement('div')
  root.append(probe)
  const names = ['surface', 'ink', 'muted', 'line', 'quiet', 'accent', 'chart', 'edge'] as const
  const found = names.map((name) => {
    probe.style.color = `var(--color-${name})`
    return [name, getComputedStyle(probe).color]
  })
  probe.remove()
  if (theme === undefined) delete root.dataset.theme
  else root.dataset.theme = theme
  return Object.fromEntries(found) as Colours
}

type Writing = { size?: number; weight?: number; colour?: string; align?: CanvasTextAlign; most?: number }

function write(
  { draw, colours, font }: Pen,
  text: string,
  x: number,
  y: number,
  { size = 22, weight = 400, colour = colours.ink, align = 'left', most = INNER }: Writing = {},
) {
  draw.font = `${weight} ${size}px ${font}`
  draw.fillStyle = colour
  draw.textAlign = align
  draw.fillText(text, x, y, most)
}

function drawColumns(pen: Pen, chart: Extract<ChartPicture, { kind: 'columns' }>, top: number) {
  const { draw, colours } = pen
  const parts = [colours.chart, colours.edge]
  drawLegend(pen, chart, parts, top)
  write(pen, chart.top.text, EDGE, top + 22, { colour: colours.muted })
  const [high, low] = [top + 32, top + 400]
  const step = INNER / chart.columns.length
  for (const [at, { parts: column, before }] of chart.columns.entries()) {
    let foot = low
    if (!column) {
      draw.fillStyle = colours.quiet
      draw.fillRect(EDGE + at * step, high, Math.max(1, step - 4), low - high)
    }
    for (const [n, part] of column?.entries() ?? []) {
      const height = ((low - high) * Math.max(0, part)) / chart.top.value
      draw.fillStyle = parts[n % parts.length]!
      draw.fillRect(EDGE + at * step, foot - height, Math.max(1, step - 4), height)
      foot -= height
    }
    if (before === undefined) continue
    draw.fillStyle = colours.ink
    const y = low - ((low - high) * Math.max(0, before)) / chart.top.value
    draw.fillRect(EDGE + at * step, y - 2, Math.max(1, step - 4), 4)
  }
  draw.fillStyle = colours.edge
  draw.fillRect(EDGE, low, INNER, 2)
  write(pen, chart.ends[0], EDGE, low + 34, { colour: colours.muted })
  write(pen, chart.ends[1], WIDTH - EDGE, low + 34, { colour: colours.muted, align: 'right' })
}

function drawLegend(
  pen: Pen,
  { legend, before }: Extract<ChartPicture, { kind: 'columns' }>,
  parts: readonly string[],
  top: number,
) {
  const { draw, colours } = pen
  let x = EDGE
  const entry = (name: string, colour: string, height: number) => {
    draw.fillStyle = colour
    draw.fillRect(x, top - 31 - height / 2, 18, height)
    write(pen, name, x + 28, top - 24, { colour: colours.muted })
    x += draw.measureText(name).width + 68
  }
  for (const [at, name] of legend.entries()) entry(name, parts[at]!, 18)
  if (before) entry(before, colours.ink, 4)
}

function drawFields(pen: Pen, { rows, columns }: Extract<ChartPicture, { kind: 'fields' }>, top: number) {
  const { draw, colours } = pen
  const names = 200
  const step = (INNER - names) / columns.length
  for (const [at, { name, fields }] of rows.entries()) {
    const y = top + at * LINE
    write(pen, name, EDGE, y + 28, { colour: colours.muted, most: names - 16 })
    for (const [n, { strength, text }] of fields.entries()) {
      if (strength === null) continue
      const x = EDGE + names + n * step
      draw.fillStyle = colours.quiet
      draw.fillRect(x, y, step - 4, LINE - 4)
      draw.globalAlpha = strength
      draw.fillStyle = colours.accent
      draw.fillRect(x, y, step - 4, LINE - 4)
      draw.globalAlpha = 1
      if (text) write(pen, text, x + step / 2 - 2, y + 27, { size: 20, align: 'center', most: step - 8 })
    }
  }
  for (const [n, column] of columns.entries())
    write(pen, column, EDGE + names + (n + 0.5) * step, top + rows.length * LINE + 28, {
      size: 18,
      colour: colours.muted,
      align: 'center',
      most: step - 6,
    })
}

function drawBars(pen: Pen, { rows }: Extract<ChartPicture, { kind: 'bars' }>, top: number) {
  const { draw, colours } = pen
  const names = 420
  const most = Math.max(1, ...rows.map(({ value }) => value))
  const room = INNER - names - 160
  for (const [at, { name, value, text }] of rows.entries()) {
    const y = top + at * LINE
    write(pen, name, EDGE, y + 28, { most: names - 16 })
    draw.fillStyle = colours.accent
    draw.fillRect(EDGE + names, y + 8, (room * value) / most, LINE - 18)
    write(pen, text, WIDTH - EDGE, y + 28, { colour: colours.muted, align: 'right', most: 150 })
  }
}
