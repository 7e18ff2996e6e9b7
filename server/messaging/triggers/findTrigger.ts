import { and, eq, inArray } from 'drizzle-orm'
import { findActiveTemplate, selectTemplate, type Template } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import {
  type Channel,
  isOwn,
  settingsFor,
  type TriggerKind,
  templateTypes,
  triggerKinds,
  usualHoldout,
} from './kinds.ts'
import { triggers } from './tables.ts'

export type Trigger = Omit<typeof triggers.$inferSelect, 'business_id' | 'created_at'>

/** Makes a trigger that the business has never saved. */
const usualTrigger = (kind: TriggerKind): Trigger => ({
  kind,
  switched_on_at: null,
  sms_template_id: null,
  email_template_id: null,
  delay_minutes: 0,
  holdout_percent: usualHoldout(kind),
  settings: settingsFor(kind, {}),
  version: 0,
})

/** Finds the triggers of these kinds, in their order. */
export async function findTriggers(
  { tx, businessId }: BusinessContext,
  kinds: readonly TriggerKind[] = triggerKinds,
): Promise<Trigger[]> {
  const rows = await tx
    .select()
    .from(triggers)
    .where(and(eq(triggers.business_id, businessId), inArray(triggers.kind, [...kinds])))
  return kinds.map((kind) => rows.find((row) => row.kind === kind) ?? usualTrigger(kind))
}

export async function findTrigger(ctx: BusinessContext, kind: TriggerKind): Promise<Trigger> {
  const [trigger] = await findTriggers(ctx, [kind])
  return trigger!
}

/** Templates that a trigger sends now, by channel; undefined for a channel that is off. */
export type Sends = { [Of in Channel]: Template<Of> | undefined }

export async function templatesOf(ctx: BusinessContext, trigger: Trigger): Promise<Sends> {
  if (isOwn(trigger.kind) && !trigger.switched_on_at) return { sms: undefined, email: undefined }
  const sms = ctx.canText ? await sentOn(ctx, 'sms', trigger) : undefined
  return { sms, email: await sentOn(ctx, 'email', trigger) }
}

/** `templatesOf` for one channel alone. */
export async function templateBy(ctx: BusinessContext, trigger: Trigger, channel: Channel): Promise<Sends> {
  const sends = await templatesOf(ctx, trigger)
  return { sms: undefined, email: undefined, [channel]: sends[channel] }
}

async function sentOn<Of extends Channel>(
  ctx: BusinessContext,
  channel: Of,
  { kind, ...trigger }: Trigger,
): Promise<Template<Of> | undefined> {
  const type = templateTypes[kind][channel]
  if (type === null) return undefined
  const id = trigger[`${channel}_template_id`]
  if (id === null) return type === 'custom' ? undefined : findActiveTemplate(ctx, channel, type)
  const named = await selectTemplate(ctx, channel, id)
  return named?.active && named.trigger_type === type ? named : undefined
}
