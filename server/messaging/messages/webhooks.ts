import type { Context } from 'hono'
import { z } from 'zod'
import { findSendGrid } from '#server/messaging/senders/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { type AppEnv, newRoutes, notAllowed } from '#server/platform/http/index.ts'
import type { Watched } from '#server/platform/http/serveMetrics.ts'
import { isSendGridSignatureValid } from '#server/platform/providers/sendgridSignature.ts'
import { isTwilioSignatureValid } from '#server/platform/providers/sms.ts'
import { newTurns } from '#server/platform/rate-limits/takeTurns.ts'
import { inBusiness } from '#server/services.ts'
import * as contract from './contract.ts'
import { receiveText } from './inbound/receiveText.ts'
import { twiml } from './inbound/twiml.ts'
import { mailLinks } from './links/mailLinks.ts'
import type { Reached } from './reports/deliveryRank.ts'
import { recordDelivery } from './reports/recordDelivery.ts'
import { type MailReport, mailReport, recordMailReport } from './reports/recordMailReport.ts'
import { takeReturned } from './reports/returnedMail.ts'
import type { MessageServices } from './services.ts'

const statusReport = z.object({
  MessageSid: z.string().min(1),
  MessageStatus: z.string(),
  ErrorCode: z.coerce.number().int().optional(),
  To: z.string().optional(),
})

const inboundText = z.object({
  MessageSid: z.string().max(100).optional(),
  From: z.string().min(1),
  To: z.string(),
  MessagingServiceSid: z.string().optional(),
  Body: z.string().default(''),
  NumMedia: z.coerce.number().int().min(0).default(0),
  OptOutType: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['stop', 'start', 'help']))
    .optional()
    .catch(undefined),
})

/** Routes that Twilio, SendGrid and mail programs call, to be mounted at the root, outside /api. */
export function messageWebhooks(services: MessageServices & Pick<Watched, 'metrics'>) {
  const routes = newRoutes()
  const count = (channel: 'sms' | 'email', state: Reached | null) =>
    state && services.metrics.reports.inc({ channel, state })
  routes.openapi(contract.twilioStatus, async (c) => {
    const { businessId, messageId } = c.req.valid('param')
    const { attempt } = c.req.valid('query')
    const report = readSigned(statusReport, await signedForm(services, c))
    const reached = await inBusiness(services, businessId, { kind: 'system', name: 'twilio' }, (ctx) =>
      recordDelivery(ctx, {
        messageId,
        attempt,
        providerId: report.MessageSid,
        status: report.MessageStatus,
        errorCode: report.ErrorCode ?? null,
        phone: report.To,
        sender: services.smsSender,
      }),
    )
    count('sms', reached)
    return c.body(null, 204)
  })
  routes.openapi(contract.twilioInbound, async (c) => {
    const text = readSigned(inboundText, await signedForm(services, c))
    const answer = await receiveText(services, {
      // A STOP is obeyed even if the provider's id is missing.
      id: text.MessageSid ?? newId(),
      from: text.From,
      sender: text.MessagingServiceSid ?? text.To,
      body: text.Body,
      files: text.NumMedia,
      obeyed: text.OptOutType ?? null,
    })
    return c.body(twiml(answer), 200, { 'Content-Type': 'text/xml; charset=utf-8' })
  })
  routes.openapi(contract.sendgridReports, async (c) => {
    const { businessId } = c.req.valid('param')
    for (const report of await signedReports(services, c, businessId)) {
      const reached = await inBusiness(services, businessId, { kind: 'system', name: 'sendgrid' }, (ctx) =>
        recordMailReport(ctx, report),
      )
      count('email', reached)
    }
    return c.body(null, 204)
  })
  routes.openapi(contract.mailReturned, async (c) => {
    await takeReturned(services, c)
    return c.body(null, 204)
  })
  routes.route('/', mailLinks(services))
  return routes
}

function readSigned<S extends z.ZodType>(schema: S, fields: Record<string, string>): z.infer<S> {
  const read = schema.safeParse(fields)
  if (!read.success) throw new Refusal('invalid', 'A field is missing')
  return read.data
}

/**
 * Reads the form's fields, if Twilio signed them for exactly this address.
 * @throws {Refusal} otherwise
 */
async function signedForm(services: MessageServices, c: Context<AppEnv>): Promise<Record<string, string>> {
  const { pathname, search } = new URL(c.req.url)
  const fields = [...new URLSearchParams(await c.req.text())]
  const isValid = isTwilioSignatureValid({
    authToken: services.twilioAuthToken,
    url: `${services.publicUrl}${pathname}${search}`,
    params: Object.fromEntries(fields),
    signature: c.req.header('x-twilio-signature'),
  })
  // A repeated field would be signed with all its values but read as one: Twilio repeats none.
  if (!isValid || new Set(fields.map(([name]) => name)).size !== fields.length) throw notAllowed()
  return Object.fromEntries(fields)
}

/**
 * Reads the reports on our mails, if SendGrid signed them with the key that this business keeps.
 * @throws {Refusal} otherwise
 */
async function signedReports(
  services: MessageServices,
  c: Context<AppEnv>,
  businessId: string,
): Promise<MailReport[]> {
  const publicKey = await inBusiness(
    services,
    businessId,
    { kind: 'system', name: 'sendgrid' },
    findReportKey,
  )
  if (!publicKey) throw notAllowed()
  const body = await c.req.text()
  const isValid = isSendGridSignatureValid({
    publicKey,
    body,
    signature: c.req.header('x-twilio-email-event-webhook-signature'),
    timestamp: c.req.header('x-twilio-email-event-webhook-timestamp'),
    now: services.clock.now(),
  })
  if (!isValid) throw notAllowed()
  // The account may send other mail, too, whose reports have no ids of ours.
  const reports = z.array(z.unknown()).safeParse(parseJson(body))
  if (!reports.success) throw new Refusal('invalid', 'This is no list of events')
  const ours: MailReport[] = []
  // The business holds the key and could sign thousands of reports.
  const rest = newTurns()
  for (const one of reports.data) {
    await rest()
    ours.push(...[mailReport.safeParse(one).data ?? []].flat())
  }
  return ours
}

const findReportKey = async (ctx: BusinessContext) => (await findSendGrid(ctx))?.report_key

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
