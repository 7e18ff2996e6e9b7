import PDFDocument from 'pdfkit'
import { openLogo } from './openLogo.ts'
import type { Poster, Shape } from './poster.ts'

/** A poster as a PDF of one page, to be read as a stream. Letters that our typefaces lack are not in it. */
export function drawPdf({ width, height, title, subject, shapes }: Poster): PDFKit.PDFDocument {
  const pdf = new PDFDocument({ size: [width, height], margin: 0, info: { Title: title, Subject: subject } })
  for (const shape of shapes) draw(pdf, shape)
  pdf.end()
  return pdf
}

function draw(pdf: PDFKit.PDFDocument, shape: Shape): void {
  switch (shape.kind) {
    case 'panel':
      pdf.roundedRect(...shape.box, shape.radius)
      if (shape.line) pdf.fillAndStroke(shape.fill, shape.line)
      else pdf.fill(shape.fill)
      return
    case 'squares':
      for (const box of shape.boxes) pdf.rect(...box)
      pdf.fill(shape.fill)
      return
    case 'outline':
      pdf.path(shape.path).fill(shape.fill)
      return
    case 'picture': {
      const [x, y, width, height] = shape.box
      const picture = openLogo(pdf, shape.logo)
      if (picture) pdf.image(picture, x, y, { fit: [width, height], align: 'center', valign: 'center' })
      return
    }
    case 'letters':
      throw new Error('a PDF has no letters but those of our typefaces')
  }
}
