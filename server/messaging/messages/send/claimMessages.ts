import { sql } from 'drizzle-orm'
import { type Branding, brandingOf } from '#server/businesses/branding/index.ts'
import { type Business, findBusiness, lockBusinessAndTier } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { queryRows } from '#server/platform/database/index.ts'
import { areHeld } from '#server/platform/holds/index.ts'
import { LEASE_MS } from '../config.ts'
import { type Charge, chargeColumns } from '../limits/allowance.ts'
import { isMarketingText, nextTextingMoment } from '../limits/quietHours.ts'
import { reasonsToWithhold } from '../limits/reasonToWithhold.ts'
import { type CapReceiver, countHadNow, type Had, reasonOverCap } from '../limits/weeklyCap.ts'
import { findQueued, lockMessages, type Message } from '../queries.ts'
import type { AskCampaigns, CampaignSays } from '../services.ts'
import { isCharged } from '../tables.ts'
import { defer, withhold } from './holdBack.ts'
import { type MailedCard, mailedCards } from './mailedCard.ts'
import { type Able, payFor } from './payFor.ts'
import { askSenders, type MailSender, waitForSender } from './senderOf.ts'

export type Claimed = { message: Message; business: Business }
/** `sender` is the business's own account; null is the platform's. */
export type Claim = Claimed & {
  sender: MailSender
  branding: Branding
  /** The link to the receiver's card, if the mail leads there. */
  card?: MailedCard | undefined
}

const isQueued = ({ state }: Message): boolean => state === 'queued'

/**
 * Makes queued messages of a business this worker's to send, and commits that before the network calls: a second worker
 * finds them taken. Checks again whether they may go, and takes the allowance under the business row's lock, so that
 * two sends at once never both have the last text. Messages that must wait are left out. `worker` is the process that
 * claims: once it goes silent, its claims no longer count as under way. While messages are held none is
 * claimed: they stay queued, and the recovery gives them jobs again.
 */
export async function claimMessages(
  ctx: BusinessContext,
  messageIds: string[],
  { askCampaigns, worker = null }: { askCampaigns: AskCampaigns; worker?: string | null },
): Promise<Claim[]> {
  const { tx, businessId } = ctx
  if (await areHeld(tx)) return []
  const seen = await findQueued(tx, businessId, messageIds)
  if (seen.length === 0) return []
  const locked = seen.some(isCharged) ? await lockBusinessAndTier(ctx) : null
  const business = locked?.business ?? (await findBusiness(tx, businessId))
  const ids = seen.map(({ id }) => id)
  const messages = (await lockMessages(tx, businessId, ids)).filter(isQueued)
  const able = await findAble(ctx, business, messages, askCampaigns)
  const paid = await payFor(ctx, locked, business, able)
  const claimed = paid.map(({ message, sender, charge }) => ({
    ...{ business, sender },
    message: { ...message, ...claimColumns(ctx, business, { message, sender, charge }), claimed_by: worker },
  }))
  await writeClaims(
    ctx,
    claimed.map(({ message }) => message),
  )
  const branding = await brandingOf(ctx, business)
  const cards = await mailedCards(
    ctx,
    business,
    claimed.map(({ message }) => message),
  )
  return claimed.map((claim) => ({ ...claim, branding, card: cards.get(claim.message.id) }))
}

function askOnce(ctx: BusinessContext, messages: Message[], askCampaigns: AskCampaigns) {
  const ids = [...new Set(messages.flatMap(({ campaign_id }) => campaign_id ?? []))]
  return ids.length > 0 ? askCampaigns(ctx, ids) : new Map<string, CampaignSays>()
}

/** Finds the messages that can go now. Messages that must not go are withheld, and those that must wait are put off. */
async function findAble(
  ctx: BusinessContext,
  business: Business,
  messages: Message[],
  askCampaigns: AskCampaigns,
): Promise<Able[]> {
  const [campaigns, reasons, senderOf, had] = await Promise.all([
    askOnce(ctx, messages, askCampaigns),
    reasonsToWithhold(ctx, business, messages),
    askSenders(ctx, messages),
    countHadNow(ctx, business, messages.flatMap(cappedReceiver)),
  ])
  const able: Able[] = []
  for (const [n, message] of messages.entries()) {
    const says = message.campaign_id ? campaigns.get(message.campaign_id) : undefined
    const failure = says?.withdrawn ?? reasons[n]
    if (failure) await withhold(ctx, message, failure)
    else if (!says?.waits && (await goesNow(ctx, business, { message, ...senderOf(message), had })))
      able.push({ message, sender: senderOf(message).sender })
  }
  return able
}

const cappedReceiver = ({ capped, type, customer_id, recipient }: Message): CapReceiver[] =>
  capped && customer_id !== null ? [{ type, recipient }] : []

type Asked = ReturnType<Awaited<ReturnType<typeof askSenders>>> & {
  message: Message
  /** Counts of each customer's messages; this message is added. */
  had: Had
}

async function goesNow(
  ctx: BusinessContext,
  business: Business,
  { message, withdrawn, waits, had }: Asked,
): Promise<boolean> {
  if (withdrawn) await withhold(ctx, message, withdrawn)
  else if (waits) await waitForSender(ctx, message)
  if (withdrawn || waits) return false
  const dueAt = isMarketingText(message) ? nextTextingMoment(ctx.now, business) : ctx.now
  if (dueAt > ctx.now) {
    await defer(ctx, business, message, dueAt)
    return false
  }
  for (const receiver of cappedReceiver(message)) {
    const over = reasonOverCap(business, message.type, had.of(receiver))
    if (over !== null) {
      await withhold(ctx, message, over)
      return false
    }
    had.add(receiver)
  }
  return true
}

const claimColumns = (
  ctx: BusinessContext,
  business: Business,
  { message, sender, charge }: Able & { charge: Charge | null },
) =>
  ({
    ...chargeColumns(charge),
    state: 'sending',
    provider: providerOf(message, sender),
    has_pixel: carriesPixel(message, business),
    attempt: message.attempt + 1,
    due_at: new Date(ctx.now.getTime() + LEASE_MS),
  }) as const

const providerOf = ({ type }: Message, sender: MailSender) => {
  if (type === 'sms') return 'twilio'
  return sender ? 'sendgrid' : 'smtp'
}

/** Advertising mails carry the pixel, while the business counts openings. */
const carriesPixel = ({ type, purpose }: Message, business: Business): boolean =>
  type === 'email' && purpose === 'marketing' && business.email_tracking_enabled

async function writeClaims({ tx, businessId }: BusinessContext, messages: Message[]): Promise<void> {
  if (messages.length === 0) return
  const each = <K extends keyof Message>(column: K) => sql.param(messages.map((message) => message[column]))
  await queryRows(
    tx,
    sql`update communication_logs l set state = 'sending', provider = c.provider, has_pixel = c.has_pixel,
          attempt = c.attempt, claimed_by = ${messages[0]!.claimed_by}::uuid, due_at = ${messages[0]!.due_at.toISOString()}::timestamptz,
          allowance_taken = c.allowance_taken, allowance_month = c.allowance_month, credits_taken = c.credits_taken
        from unnest(${each('id')}::uuid[], ${each('provider')}::text[], ${each('has_pixel')}::boolean[],
          ${each('attempt')}::integer[], ${each('allowance_taken')}::integer[], ${each('allowance_month')}::text[],
          ${each('credits_taken')}::bigint[])
          c (id, provider, has_pixel, attempt, allowance_taken, allowance_month, credits_taken)
        where l.business_id = ${businessId} and l.id = c.id`,
  )
}
