import type { Sender } from '#server/platform/contact/mailbox.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Dns } from '#server/platform/providers/dns.ts'
import type { EmailProvider } from '#server/platform/providers/email.ts'
import type { SendGridProvider } from '#server/platform/providers/sendgrid.ts'
import type { BounceSettings } from '#server/platform/providers/settings.ts'
import type { SmsProvider } from '#server/platform/providers/sms.ts'
import type { Services } from '#server/services.ts'

/** A campaign's word on its messages: the reason why they must not go, and whether they wait until it goes on. */
export type CampaignSays = { withdrawn: string | null; waits: boolean }

/** Asks campaigns, by their ids, about their messages at this moment. */
export type AskCampaigns = (ctx: BusinessContext, campaignIds: string[]) => Promise<Map<string, CampaignSays>>

/** Services that the worker and the webhooks need besides: the providers and what authenticates their calls. */
export type MessageServices = Services & {
  sms: SmsProvider
  email: EmailProvider
  /** For businesses with an account of their own there. */
  sendgrid: SendGridProvider
  dns: Dns
  /** The platform's sender: a number or a messaging service. A STOP is kept under it. Empty without texts. */
  smsSender: string
  /** Empty without texts: no call is Twilio's then. */
  twilioAuthToken: string
  /** The domain to which undeliverable mail returns; null where none is set up. */
  bounces: BounceSettings | null
  /** Passed in from outside, as messages do not import campaigns. */
  askCampaigns: AskCampaigns
  /** The address that mail comes from. The name is that of the platform's own mail. */
  emailFrom: Sender
}
