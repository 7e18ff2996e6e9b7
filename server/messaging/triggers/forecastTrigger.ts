import { type Business, findBusiness } from '#server/businesses/business/index.ts'
import { findPlan } from '#server/businesses/plans/index.ts'
import { customerName } from '#server/loyalty/customers/index.ts'
import {
  nextTextingMoment,
  priceMessage,
  SAMPLE_CUSTOMER,
  valuesOf,
} from '#server/messaging/messages/index.ts'
import { type Reads, readsOfAll, readsWith } from '#server/messaging/preferences/index.ts'
import { inLanguage, ownTemplate, type SmsTemplate, writeEmail } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import { refusalIn } from '#server/platform/text/refusalIn.ts'
import { localDate } from '#server/platform/time/calendar.ts'
import type { TriggerForecast } from './contract.ts'
import { composeFor, costOfText, type Written } from './costOfText.ts'
import { findTrigger, type Trigger } from './findTrigger.ts'
import { type Counts, forecastDue } from './forecastDue.ts'
import { channelsOf, isOwn, type TriggerKind } from './kinds.ts'
import { writeText } from './meeting/write.ts'
import { dueOf } from './rounds/due.ts'
import { type Due, findCustomers } from './rounds/findDue.ts'
import { nextRound } from './rounds/nextRound.ts'
import { hourOf, wordsOf } from './rounds/round.ts'
import { readSendable, sentBy } from './viewTrigger.ts'

const NAMES_SHOWN = 3

/**
 * Forecasts whom a trigger would write to in its next round if it were on, and the cost. A trigger that waits for an
 * act of a customer has nobody.
 */
export async function forecastTrigger(
  ctx: BusinessContext,
  { kind }: { kind: TriggerKind },
): Promise<TriggerForecast> {
  const business = await findBusiness(ctx.tx, ctx.businessId)
  const found = await findTrigger(ctx, kind)
  const trigger = isOwn(kind) ? { ...found, switched_on_at: found.switched_on_at ?? ctx.now } : found
  const sent = sentBy(trigger, await readSendable(ctx))
  const config = sent.sms?.config ?? sent.email?.config ?? {}
  const then = { ...ctx, now: nextRound(ctx.now, business, hourOf(trigger, sent)) }
  const due = dueOf(then, { business, trigger, config })
  const words = await wordsBy(ctx, business, trigger, sent)
  const { home } = readsWith(business, null)
  const template = templatesBy(ctx, kind, sent, home).sms
  const each = template && (await costOfText(ctx, business, template, sentWith(trigger)))
  if (!due) return { calendar: false, starts: 'today', customers: 0, names: [], words, each, by: nobody }
  const templates = templatesBy(ctx, kind, sent, home)
  const by = channelsOf(ctx).filter((channel) => templates[channel] !== null)
  const { counts, first } = await forecastDue(then, { business, trigger, due, by }, NAMES_SHOWN)
  const people = await findCustomers(
    ctx,
    first.map(({ customer_id }) => customer_id),
  )
  const [one] = people
  const readsOf = await readsOfAll(ctx, business, one ? [one.id] : [])
  const itsDue = first.find(({ customer_id }) => customer_id === one?.id)
  const sample =
    one && itsDue && templates.sms
      ? await textTo(ctx, templates.sms, { business, person: one, reads: readsOf(one.id), due: itsDue })
      : ''
  return {
    calendar: true,
    starts: dayOf(then, business) === dayOf(ctx, business) ? 'today' : 'tomorrow',
    customers: counts.customers,
    names: people.map(customerName),
    words,
    each,
    by: await priceOf(then, business, counts, sample),
  }
}

const dayOf = ({ now }: BusinessContext, { time_zone }: Business): string => localDate(now, time_zone)

type Sent = ReturnType<typeof sentBy>

/** Gives the templates that it sends; our own kinds without one get a default template when they are switched on. */
function templatesBy(
  { canText }: BusinessContext,
  kind: TriggerKind,
  { sms, email }: Sent,
  home: PageLanguage,
) {
  const own = isOwn(kind) ? ownTemplate(kind, home) : null
  const text: Written | null = sms ?? (own && { message_template: own.text, config: {} })
  return { sms: canText ? text : null, email: email ?? own }
}

/** Placeholders for the words that are added to the template for each customer. */
const ADDED: Partial<Record<TriggerKind, string>> = {
  expiry: '[what ends, and when]',
  reward: '[the reward and its code]',
  unused_reward: '[the reward and its code]',
}
const GIFT = '[the gift and its code]'

const addedTo = ({ kind, settings }: Trigger): string[] =>
  [ADDED[kind], settings.gift && GIFT].filter((line) => typeof line === 'string')

/** A customer who joins by the form asks for the link to their card. */
const sentWith = (trigger: Trigger) => ({ lines: addedTo(trigger), bringsLink: trigger.kind === 'welcome' })

/** Writes the message to the example customer. */
async function wordsBy(
  ctx: BusinessContext,
  business: Business,
  trigger: Trigger,
  sent: Sent,
): Promise<TriggerForecast['words']> {
  const reads = readsWith(business, null)
  const { language } = reads
  const { sms, email } = templatesBy(ctx, trigger.kind, sent, language)
  const values = valuesOf(business, SAMPLE_CUSTOMER)
  const lines = addedTo(trigger).map((line) => refusalIn(ctx.language, line))
  const mail =
    email && (await writeEmail(ctx, inLanguage(email, reads), { values, customerId: null, language, lines }))
  const text =
    sms &&
    (await composeFor(
      ctx,
      sms,
      { business, values, reads, customerId: null },
      { ...sentWith(trigger), lines },
    ))
  return {
    sms: text?.content ?? null,
    email: mail && { subject: mail.subject, body: mail.content },
  }
}

const nobody: TriggerForecast['by'] = {
  sms: { customers: 0, segments: 0, left: null, credits: 0, goes_at: null },
  email: { customers: 0, credits: 0 },
}

type Person = Awaited<ReturnType<typeof findCustomers>>[number]

/** Writes the text of a template to one customer. */
async function textTo(
  ctx: BusinessContext,
  template: Written,
  { business, person, reads, due }: { business: Business; person: Person; reads: Reads; due: Due },
): Promise<string> {
  const reader = { business, values: valuesOf(business, person), reads, customerId: person.id }
  return (await writeText(ctx, template as SmsTemplate, reader, wordsOf(due, business, reads.language)))
    .content
}

/** Estimates the cost, as if every text were as long as the first one. */
async function priceOf(
  ctx: BusinessContext,
  business: Business,
  counts: Counts,
  sample: string,
): Promise<TriggerForecast['by']> {
  const { segments, left } = await priceMessage(ctx, business, {
    ...{ type: 'sms', purpose: 'marketing' },
    content: sample,
  })
  const { tier } = await findPlan(ctx, business)
  const all = segments * counts.sms
  const beyond = left.allowance === null ? 0 : Math.max(0, all - left.allowance)
  const at = nextTextingMoment(ctx.now, business)
  const goes_at = at > ctx.now ? at.toISOString() : null
  const credits = beyond * tier.credit_cost_sms
  return {
    sms: { customers: counts.sms, segments: all, left: left.allowance, credits, goes_at },
    email: { customers: counts.email, credits: counts.email * tier.credit_cost_email },
  }
}
