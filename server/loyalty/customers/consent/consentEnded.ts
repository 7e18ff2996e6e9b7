import { z } from 'zod'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { defineKind, keepInJournal } from '#server/platform/journal/index.ts'
import { type ConsentSource, consentSources } from './consentSource.ts'
import { type Contact, hashContact } from './withdrawals.ts'

const channels = ['sms', 'email'] as const

/** The end of a customer's consent, for the journal. Without a contact there is no hash. */
export const consentEnded = defineKind(
  'consent ended',
  z.object({
    business: z.uuid(),
    customer: z.uuid(),
    channel: z.enum(channels),
    contact_hash: z.string().nullable(),
    source: z.enum(consentSources),
  }),
)
export type ConsentEnded = z.infer<typeof consentEnded.facts>

type End = { customer: string; channel: Contact['channel']; contact: Contact | null; source: ConsentSource }

export const keepEnd = (ctx: BusinessContext, { customer, channel, contact, source }: End): Promise<void> =>
  keepInJournal(ctx, consentEnded, {
    ...{ business: ctx.businessId, customer, channel, source },
    contact_hash: contact && hashContact(ctx, contact).contact_hash,
  })
