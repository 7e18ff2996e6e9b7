import { join } from 'node:path'
import type { PaymentSettings } from '#server/billing/stripe/payments.ts'
import type { DemoConfig } from '#server/commands/config.ts'
import type { GoogleSettings } from '#server/identity/auth/settings.ts'
import type { EmailSettings, SmsSettings } from '#server/platform/providers/settings.ts'
import type { StandIns } from '#stand-ins/index.ts'

const sender = '+15550006789'

type Played = {
  sms: SmsSettings
  email: EmailSettings
  google: GoogleSettings
  sendgridBaseUrl: string
  payments: PaymentSettings | null
  mailchimpBaseUrl: string
}

/** The local providers of the demo, and the settings under which the real clients reach them. */
export async function openStandIns(config: DemoConfig): Promise<StandIns & { settings: Played }> {
  // The stand-ins' module is loaded only here: production starts without it.
  const { startStandIns } = await import('#stand-ins/index.ts')
  const accountSid = `AC${'0'.repeat(32)}`
  const authToken = config.smsAuthToken
  const standIns = await startStandIns({
    twilio: { accountSid, authToken },
    publicUrl: config.publicUrl,
    dataDir: join(config.dataDir, 'inbox'),
  })
  return {
    ...standIns,
    settings: {
      sms: { baseUrl: standIns.twilioBaseUrl, accountSid, authToken, from: sender },
      email: { smtpUrl: standIns.smtpUrl, from: { name: '', address: 'hello@regulars.example' } },
      google: standIns.google,
      sendgridBaseUrl: standIns.sendgrid.baseUrl,
      payments: {
        secretKey: standIns.stripe.secretKey,
        webhookSecrets: [standIns.stripe.webhookSecret],
        calculatesTax: false,
        baseUrl: standIns.stripe.baseUrl,
      },
      mailchimpBaseUrl: standIns.mailchimp.baseUrl,
    },
  }
}
