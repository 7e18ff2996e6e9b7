import { z } from '@hono/zod-openapi'
import { defineDownload, defineRoute, id } from '#server/platform/http/contract.ts'

export const papers = ['a4', 'letter'] as const
export type Paper = (typeof papers)[number]

const params = z.object({ id })
const request = { params, query: z.strictObject({ paper: z.enum(papers).default('a4') }) }

export const posterPdf = defineDownload({
  operation: 'drawPosterPdf',
  path: '/app/qr-codes/{id}/poster.pdf',
  permission: 'business',
  summary: 'A page to print with the QR code on it',
  contentType: 'application/pdf',
  request,
})

export const posterSvg = defineDownload({
  operation: 'drawPosterSvg',
  path: '/app/qr-codes/{id}/poster.svg',
  permission: 'business',
  summary: 'The same page as a picture that scales',
  contentType: 'image/svg+xml',
  request,
})

export const readPoster = defineRoute({
  operation: 'readPoster',
  method: 'get',
  path: '/app/qr-codes/{id}/poster',
  permission: 'business',
  summary: 'What the PDF has to leave out: words in letters that our typefaces lack',
  request: { params },
  returns: z.object({ pdf_leaves_out: z.array(z.string()) }),
})
