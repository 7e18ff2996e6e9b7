import { and, eq } from 'drizzle-orm'
import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { findGift } from '#server/messaging/gifts/index.ts'
import { timeBirthdays } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { invalidField, stale } from '#server/platform/context/refusal.ts'
import type { TriggerDraft, TriggerView } from './contract.ts'
import { findTrigger, type Trigger } from './findTrigger.ts'
import {
  followsAtOnce,
  isOwed,
  isOwn,
  kindNames,
  settingsFor,
  type TriggerKind,
  templateTypes,
} from './kinds.ts'
import { triggers } from './tables.ts'
import { readSendable, readTemplates, sendable, type Templates, viewTrigger } from './viewTrigger.ts'

type Edit = TriggerDraft & { kind: TriggerKind; version: number }

/**
 * Changes when and what a trigger sends. Messages that wait already keep their delay.
 * @throws {Refusal} 'invalid' for a template or a gift that it cannot send; 'conflict', with the present trigger, if
 *   somebody else saved since
 */
export async function editTrigger(
  ctx: BusinessContext,
  { kind, version, ...draft }: Edit,
): Promise<TriggerView> {
  const templates = await readTemplates(ctx)
  const before = await findTrigger(ctx, kind)
  refuseTemplates(before, draft, templates)
  if (draft.settings.gift) await refuseGift(ctx, draft.settings.gift.reward_id)
  const columns = columnsOf(kind, draft)
  const after = await write(ctx, kind, version, columns)
  const view = (trigger: Trigger) => viewTrigger(trigger, sendable(ctx, templates))
  if (!after) throw stale('this message', { trigger: view(await findTrigger(ctx, kind)) })
  const changes = changesBetween<Record<string, unknown>>(flat(before), flat(after))
  if (Object.keys(changes).length > 0)
    await recordAct(ctx, { action: 'trigger_changed', details: { name: kindNames[kind], changes } })
  if (kind !== 'birthday' || !draft.birthday) return view(after)
  await timeBirthdays(ctx, draft.birthday)
  return viewTrigger(after, await readSendable(ctx))
}

/** Picks the columns of a draft that the kind uses. */
const columnsOf = (kind: TriggerKind, draft: TriggerDraft) => ({
  sms_template_id: draft.sms_template_id,
  email_template_id: draft.email_template_id,
  delay_minutes: followsAtOnce(kind) ? draft.delay_minutes : 0,
  holdout_percent: isOwed(kind) ? 0 : draft.holdout_percent,
  settings: settingsFor(kind, draft.settings),
})

/** Writes a trigger; undefined if its version has changed. */
async function write(
  { tx, businessId, now }: BusinessContext,
  kind: TriggerKind,
  version: number,
  columns: ReturnType<typeof columnsOf>,
): Promise<Trigger | undefined> {
  if (version === 0) {
    const row = { business_id: businessId, kind, created_at: now, ...columns }
    const [made] = await tx.insert(triggers).values(row).onConflictDoNothing().returning()
    return made
  }
  const seen = and(
    eq(triggers.business_id, businessId),
    eq(triggers.kind, kind),
    eq(triggers.version, version),
  )
  const [changed] = await tx
    .update(triggers)
    .set({ ...columns, version: version + 1 })
    .where(seen)
    .returning()
  return changed
}

function refuseTemplates(trigger: Trigger, draft: TriggerDraft, templates: Templates): void {
  const { kind, switched_on_at } = trigger
  for (const channel of ['sms', 'email'] as const) {
    const field = `${channel}_template_id` as const
    const fits = templates[channel].some(
      ({ id, trigger_type }) => id === draft[field] && trigger_type === templateTypes[kind][channel],
    )
    if (draft[field] !== null && !fits) throw invalidField(field, 'Choose one of your templates')
  }
  const isSilent = draft.sms_template_id === null && draft.email_template_id === null
  if (isOwn(kind) && switched_on_at && isSilent)
    throw invalidField('sms_template_id', 'Choose a text or an email, or switch this message off')
}

async function refuseGift(ctx: BusinessContext, rewardId: string): Promise<void> {
  const reward = await findGift(ctx, rewardId)
  if (!reward?.active) throw invalidField('settings.gift', 'Choose one of your rewards')
}

const flat = ({ delay_minutes, holdout_percent, settings: { gift, ...settings }, ...named }: Trigger) => ({
  delay_minutes,
  holdout_percent,
  ...settings,
  gift_valid_days: gift?.valid_days ?? null,
  gift: gift?.reward_id ?? null,
  sms_template: named.sms_template_id,
  email_template: named.email_template_id,
})
