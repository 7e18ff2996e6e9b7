import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Dns } from '#server/platform/providers/dns.ts'
import { dnsApp } from '#stand-ins/dns/app.ts'
import { demoZone, type Zone, zoneDns } from '#stand-ins/dns/dns.ts'
import { type GoogleStandIn, startGoogle } from '#stand-ins/google/google.ts'
import { inboxApp } from '#stand-ins/inbox/app.ts'
import { Mailbox } from '#stand-ins/mailbox.ts'
import { type MailchimpStandIn, startMailchimp } from '#stand-ins/mailchimp/mailchimp.ts'
import { type SendGridStandIn, startSendGrid } from '#stand-ins/sendgrid/sendgrid.ts'
import { startSmtp } from '#stand-ins/smtp/smtp.ts'
import { type StripeStandIn, startStripe } from '#stand-ins/stripe/stripe.ts'
import type { TwilioAccount } from '#stand-ins/twilio/account.ts'
import type { InboundAnswer, InboundText } from '#stand-ins/twilio/receiveInbound.ts'
import { startTwilio } from '#stand-ins/twilio/twilio.ts'

export type { Mail, Text } from '#stand-ins/mailbox.ts'
export { Mailbox, productId } from '#stand-ins/mailbox.ts'
export { postSigned, type SignedCall, twilioSignature } from '#stand-ins/twilio/signature.ts'
export type { InboundAnswer, InboundText, TwilioAccount }

export type StandInOptions = {
  /** `paceMs`: pause before each status callback; default 50. */
  twilio: TwilioAccount & { port?: number; paceMs?: number }
  sendgrid?: { port?: number; paceMs?: number }
  mailchimp?: { port?: number; now?: () => Date }
  smtp?: { port?: number; user?: string; password?: string }
  /** Default: a client made by the stand-in. */
  google?: { port?: number; clientId?: string; clientSecret?: string }
  /** Default: keys made by the stand-in, and the computer's time. */
  stripe?: {
    port?: number
    secretKey?: string
    webhookSecret?: string
    clock?: () => Date
    /** Receives the events in place of {publicUrl}/stripe-webhook. */
    webhookUrl?: () => string
    webhookWaitsMs?: number[]
  }
  /**
   * The product's address. Inbound texts are posted to {publicUrl}/webhooks/twilio/inbound, payment events to
   * {publicUrl}/stripe-webhook.
   */
  publicUrl: string
  /** Replaces the path for inbound texts. */
  inboundPath?: string
  /** Folder that keeps messages across restarts. Without it they last only as long as the process runs. */
  dataDir?: string
  /** The path of `inbox`. Default /dev/inbox. */
  inboxPath?: string
}

export type StandIns = {
  smtpUrl: string
  twilioBaseUrl: string
  sendgrid: SendGridStandIn
  mailchimp: MailchimpStandIn
  /** Answers DNS questions from `zone`. Names outside the zone have no records. */
  dns: Dns
  /** The DNS records, which tests and the page may change. */
  zone: Zone
  /** The page that edits the zone, to be mounted at /dev/dns. */
  dnsPage: Hono
  google: GoogleStandIn & { clientId: string; clientSecret: string }
  stripe: StripeStandIn
  /** The inbox, to be mounted at `inboxPath`. */
  inbox: Hono
  mailbox: Mailbox
  /** Sends a text to the product, as a phone would. */
  receiveInbound(text: InboundText): Promise<InboundAnswer>
  /** Sets the address of a product whose port is not known at the start. */
  setPublicUrl(url: string): void
  close(): Promise<void>
}

/**
 * Starts the local Twilio, SendGrid, mail server, Google, Stripe and Mailchimp on loopback ports. All stand-ins that
 * send share one mailbox.
 */
export async function startStandIns(options: StandInOptions): Promise<StandIns> {
  const { accountSid, authToken, port, paceMs } = options.twilio
  const inboundPath = options.inboundPath ?? '/webhooks/twilio/inbound'
  let publicUrl = options.publicUrl
  const at = (path: string) => `${publicUrl.replace(/\/$/, '')}${path}`
  const mailbox = new Mailbox(options.dataDir)
  const smtp = await startSmtp({ mailbox, ...options.smtp })
  const sendgrid = await startSendGrid({
    mailbox,
    ...options.sendgrid,
    reportsUrl: (businessId) => at(`/webhooks/sendgrid/${businessId}`),
  })
  const mailchimp = await startMailchimp(options.mailchimp)
  const twilio = await startTwilio({
    account: { accountSid, authToken },
    mailbox,
    port,
    paceMs,
    inboundUrl: () => at(inboundPath),
  })
  const { clientId = 'regulars-local', clientSecret = 'a-secret-of-this-computer-alone' } =
    options.google ?? {}
  const google = await startGoogle({
    clientId,
    clientSecret,
    redirectUri: () => at('/auth/callback/google'),
    ...(options.google?.port !== undefined && { port: options.google.port }),
  })
  const stripe = await startStripe({
    secretKey: 'sk_test_regularsLocal',
    webhookSecret: 'whsec_regularsLocal',
    webhookUrl: () => at('/stripe-webhook'),
    ...options.stripe,
    ...(options.dataDir !== undefined && { dataDir: join(options.dataDir, 'stripe') }),
  })
  const { receiveInbound } = twilio
  const zone = demoZone()
  return {
    smtpUrl: smtp.url,
    twilioBaseUrl: twilio.baseUrl,
    sendgrid,
    dns: zoneDns(zone),
    zone,
    dnsPage: dnsApp(zone),
    mailchimp,
    google: { ...google, clientId, clientSecret },
    stripe,
    inbox: inboxApp({ mailbox, receiveInbound, basePath: options.inboxPath }),
    mailbox,
    receiveInbound,
    setPublicUrl(url) {
      publicUrl = url
    },
    async close() {
      const all = [twilio, sendgrid, mailchimp, smtp, google, stripe]
      await Promise.all(all.map((standIn) => standIn.close()))
      mailbox.close()
    },
  }
}
