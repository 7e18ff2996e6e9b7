import { Hono } from 'hono'
import { type StandIns, startStandIns } from '#stand-ins/index.ts'
import { listen } from '#stand-ins/listen.ts'
import type { StripeStandIn } from '#stand-ins/stripe/stripe.ts'

export type Providers = {
  /** Settings that tell the server the addresses of its providers. */
  settings: Record<string, string>
  inboxUrl: string
  stripe: StripeStandIn
  /** Sends a text to the product, as a phone would. */
  receiveInbound: StandIns['receiveInbound']
  close(): Promise<void>
}

const twilio = { accountSid: `AC${'7'.repeat(32)}`, authToken: 'a-twilio-token-for-tests-alone' }

/** Starts the stand-ins in the test's own process, so that they outlive a server that is killed. */
export async function startProviders(publicUrl: string): Promise<Providers> {
  const standIns = await startStandIns({
    twilio,
    publicUrl,
    // A killed server is back before the last attempt.
    stripe: { webhookWaitsMs: [50, 100, 200, 400, 800, 1600, 3200, 6400, 12_800, 25_600, 51_200] },
  })
  const inbox = await listen(new Hono().route('/dev/inbox', standIns.inbox), 0)
  return {
    settings: {
      TWILIO_BASE_URL: standIns.twilioBaseUrl,
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_FROM: '+15550006789',
      MAILCHIMP_BASE_URL: standIns.mailchimp.baseUrl,
      WEBHOOK_LOOPBACK: 'on',
      SENDGRID_BASE_URL: standIns.sendgrid.baseUrl,
      SMTP_URL: standIns.smtpUrl,
      EMAIL_FROM: 'hello@regulars.example',
      STRIPE_SECRET_KEY: standIns.stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: standIns.stripe.webhookSecret,
      STRIPE_BASE_URL: standIns.stripe.baseUrl,
      GOOGLE_DISCOVERY_URL: standIns.google.discoveryUrl,
      GOOGLE_CLIENT_ID: standIns.google.clientId,
      GOOGLE_CLIENT_SECRET: standIns.google.clientSecret,
    },
    inboxUrl: `${inbox.url}/dev/inbox`,
    stripe: standIns.stripe,
    receiveInbound: standIns.receiveInbound,
    close: async () => {
      await inbox.close()
      await standIns.close()
    },
  }
}
