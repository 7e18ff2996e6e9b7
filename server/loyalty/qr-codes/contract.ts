import { z } from '@hono/zod-openapi'
import {
  columns,
  defineRoute,
  id,
  idAs,
  idempotencyKey,
  listOf,
  shortListQuery,
  timestamp,
} from '#server/platform/http/contract.ts'
import { HIDDEN_HOST, hidesHost } from '#server/platform/network/webAddress.ts'
import { plainNameField } from '#server/platform/text/plainName.ts'

/** The most QR codes of one business: enough for its places and tables, with room to spare. */
export const MOST_QR_CODES = 200

export const qrCodeView = z
  .object({
    id,
    code: z.string(),
    location_name: z.string().nullable(),
    custom_url: z.string().nullable(),
    /** The address in the QR code: always our own, which counts the scan first. */
    url: z.string(),
    scan_count: z.int(),
    signup_count: z.int(),
    active: z.boolean(),
    created_at: timestamp,
  })
  .openapi('QrCode')
export type QrCodeView = z.infer<typeof qrCodeView>

/** Only web pages: the redirect must never start another program on a customer's phone. */
const webAddress = z.union([
  z.literal(''),
  z
    .string()
    .trim()
    .max(2000, 'At most 2000 characters')
    .pipe(
      z.url({
        protocol: /^https?$/,
        hostname: z.regexes.domain,
        error: 'Enter a web address that starts with https:// or http://',
      }),
    )
    .refine((address) => !hidesHost(address), HIDDEN_HOST),
])

const example: QrCodeView = {
  id: '0198c2e8-0d47-7f31-8e5a-c94b7f6210d3',
  code: 'K4TRWX79HMQA',
  location_name: 'Table 4',
  custom_url: null,
  url: 'https://regulars.example/signup-form/K4TRWX79HMQA',
  scan_count: 0,
  signup_count: 0,
  active: true,
  created_at: '2026-01-12T09:20:00.000Z',
}

export const generateQrCode = defineRoute({
  operation: 'generateQrCode',
  method: 'post',
  path: '/v1/qr-codes',
  permission: 'business',
  scope: 'codes:write',
  summary: 'Make a QR code for signing up; with custom_url it leads there',
  request: {
    headers: idempotencyKey,
    body: columns(
      z.strictObject({
        location_name: plainNameField(100).nullish(),
        custom_url: webAddress.nullish(),
      }),
    ),
  },
  makes: qrCodeView,
  example: { body: { location_name: 'Table 4' }, answer: example },
})

export const listQrCodes = defineRoute({
  operation: 'listQrCodes',
  method: 'get',
  path: '/v1/qr-codes',
  permission: 'business',
  scope: 'codes:read',
  whileImpersonating: 'qr-codes',
  summary: 'The shop’s QR codes, newest first',
  request: { query: shortListQuery },
  returns: listOf(qrCodeView),
  example: { answer: { data: [{ ...example, scan_count: 41, signup_count: 12 }], next: null } },
})

export const deleteQrCode = defineRoute({
  operation: 'deleteQrCode',
  method: 'delete',
  path: '/v1/qr-codes/{id}',
  permission: 'business',
  scope: 'codes:write',
  summary: 'Delete a QR code; whoever scans it from then on is told so kindly',
  request: { params: idAs('qrCodeId') },
})

export const pauseQrCode = defineRoute({
  operation: 'pauseQrCode',
  method: 'post',
  path: '/v1/qr-codes/{id}/pause',
  permission: 'business',
  scope: 'codes:write',
  summary: 'Pause a QR code: whoever scans it is sent to the counter, and nothing is counted',
  request: { params: idAs('qrCodeId') },
  returns: qrCodeView,
  example: { answer: { ...example, active: false } },
})

export const resumeQrCode = defineRoute({
  operation: 'resumeQrCode',
  method: 'post',
  path: '/v1/qr-codes/{id}/resume',
  permission: 'business',
  scope: 'codes:write',
  summary: 'Let a paused QR code lead to where it led',
  request: { params: idAs('qrCodeId') },
  returns: qrCodeView,
  example: { answer: example },
})
