import { and, eq, sql } from 'drizzle-orm'
import { recordAct } from '#server/businesses/audit/index.ts'
import { findBusiness, languageOfBusiness } from '#server/businesses/business/index.ts'
import { insertTemplate, ownTemplate, switchTemplate } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { newId } from '#server/platform/context/ids.ts'
import { invalidField } from '#server/platform/context/refusal.ts'
import { requireTexts } from '#server/platform/providers/noTexts.ts'
import type { TriggerView } from './contract.ts'
import { findTrigger, type Trigger } from './findTrigger.ts'
import {
  type Channel,
  channels,
  isOwn,
  kindNames,
  type OwnKind,
  settingsFor,
  type TriggerKind,
  templateTypes,
  usualHoldout,
} from './kinds.ts'
import { triggers } from './tables.ts'
import { readSendable, readTemplates, sentBy, viewTrigger } from './viewTrigger.ts'

/**
 * Lets a trigger send by these channels from now on; customers due before today are left out. The specification's kinds
 * are switched on by activating their templates; ours have a switch, and get default templates if they have none.
 * @throws {Refusal} 'invalid' at `by` if the business has no template of the kind for any of these channels; 'conflict'
 * for texts where there are none
 */
export async function switchTriggerOn(
  ctx: BusinessContext,
  { kind, by }: { kind: TriggerKind; by: Channel[] },
): Promise<TriggerView> {
  if (by.includes('sms')) requireTexts(ctx)
  const trigger = await lockTrigger(ctx, kind)
  const named = isOwn(kind) ? await nameTemplates(ctx, trigger, kind, by) : {}
  const sent = sentBy({ ...trigger, ...named }, await readTemplates(ctx))
  if (!by.some((channel) => sent[channel]))
    throw invalidField('by', 'You have no template for this message. Make one first.')
  for (const channel of by) {
    const templateId = sent[channel]?.id
    if (templateId) await switchTemplate(ctx, channel, { templateId, active: true })
  }
  const change = isOwn(kind) ? { ...named, switched_on_at: trigger.switched_on_at ?? ctx.now } : {}
  return finish(ctx, trigger, change, true)
}

/** Switches a trigger off. Templates of our own kinds stay as they are: they can be sent by hand. */
export async function switchTriggerOff(
  ctx: BusinessContext,
  { kind }: { kind: TriggerKind },
): Promise<TriggerView> {
  const trigger = await lockTrigger(ctx, kind)
  const templates = await readTemplates(ctx)
  if (!isOwn(kind))
    for (const channel of channels)
      for (const { id: templateId, trigger_type } of templates[channel])
        if (trigger_type === templateTypes[kind][channel])
          await switchTemplate(ctx, channel, { templateId, active: false })
  return finish(ctx, trigger, isOwn(kind) ? { switched_on_at: null } : {}, false)
}

/** Locks the trigger's row, and inserts it if there is none, so that two people who switch it wait for each other. */
async function lockTrigger(ctx: BusinessContext, kind: TriggerKind): Promise<Trigger> {
  const { tx, businessId, now } = ctx
  const usual = { holdout_percent: usualHoldout(kind), settings: settingsFor(kind, {}) }
  await tx
    .insert(triggers)
    .values({ business_id: businessId, kind, created_at: now, ...usual })
    .onConflictDoNothing()
  const [row] = await tx.select().from(triggers).where(one(ctx, kind)).for('update')
  return row!
}

const one = ({ businessId }: BusinessContext, kind: TriggerKind) =>
  and(eq(triggers.business_id, businessId), eq(triggers.kind, kind))

/** Gives the templates of one of our own kinds by the wanted channels; a missing one is made. */
async function nameTemplates(ctx: BusinessContext, trigger: Trigger, kind: OwnKind, by: Channel[]) {
  const language = languageOfBusiness(await findBusiness(ctx.tx, ctx.businessId))
  const { name, text, subject, body } = ownTemplate(kind, language)
  const made = { name, trigger_type: 'custom', config: {}, active: true } as const
  const sms = async () =>
    trigger.sms_template_id ??
    (await insertTemplate(ctx, 'sms', { ...made, id: newId(), message_template: text })).id
  const email = async () =>
    trigger.email_template_id ??
    (await insertTemplate(ctx, 'email', { ...made, id: newId(), subject, body })).id
  return {
    sms_template_id: by.includes('sms') ? await sms() : null,
    email_template_id: by.includes('email') ? await email() : null,
  }
}

async function finish(
  ctx: BusinessContext,
  { kind }: Trigger,
  change: Partial<Trigger>,
  enabled: boolean,
): Promise<TriggerView> {
  if (Object.keys(change).length > 0)
    await ctx.tx
      .update(triggers)
      .set({ ...change, version: sql`${triggers.version} + 1` })
      .where(one(ctx, kind))
  await recordAct(ctx, { action: 'trigger_switched', details: { name: kindNames[kind], enabled } })
  return viewTrigger(await findTrigger(ctx, kind), await readSendable(ctx))
}
