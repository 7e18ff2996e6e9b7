import { type EmailTemplate, type SmsTemplate, selectTemplates } from '#server/messaging/templates/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import type { TriggerView } from './contract.ts'
import { findTriggers, type Trigger } from './findTrigger.ts'
import { isOwn, settingsFor, templateTypes } from './kinds.ts'

/** A business's templates, of which a trigger sends some. */
export type Templates = { sms: SmsTemplate[]; email: EmailTemplate[] }

export const readTemplates = async (ctx: BusinessContext): Promise<Templates> => ({
  sms: await selectTemplates(ctx, 'sms'),
  email: await selectTemplates(ctx, 'email'),
})

/** The templates of the channels by which the installation can send. */
export const sendable = ({ canText }: BusinessContext, templates: Templates): Templates =>
  canText ? templates : { ...templates, sms: [] }

export const readSendable = async (ctx: BusinessContext): Promise<Templates> =>
  sendable(ctx, await readTemplates(ctx))

export const sentBy = ({ kind, ...named }: Trigger, { sms, email }: Templates) => ({
  sms: chosen(sms, named.sms_template_id, templateTypes[kind].sms),
  email: chosen(email, named.email_template_id, templateTypes[kind].email),
})

/** Chooses the named template; else the newest active one of the type, or the newest if none is active. */
function chosen<Template extends SmsTemplate | EmailTemplate>(
  all: Template[],
  named: string | null,
  type: string | null,
): Template | undefined {
  const fitting = all.filter(({ trigger_type }) => trigger_type === type)
  if (named !== null) return fitting.find(({ id }) => id === named)
  if (type === 'custom') return undefined
  const active = fitting.filter((one) => one.active)
  return (active.length > 0 ? active : fitting).toSorted(newestFirst)[0]
}

const newestFirst = (one: SmsTemplate | EmailTemplate, other: SmsTemplate | EmailTemplate) =>
  other.created_at.getTime() - one.created_at.getTime() || (other.id > one.id ? 1 : -1)

export function viewTrigger(trigger: Trigger, templates: Templates): TriggerView {
  const { sms, email } = sentBy(trigger, templates)
  const sends = [sms, email].some((template) => template?.active)
  return {
    ...trigger,
    // One that was saved before its kind had a setting shows the usual one.
    settings: settingsFor(trigger.kind, trigger.settings),
    active: sends && (!isOwn(trigger.kind) || trigger.switched_on_at !== null),
    sms: viewTemplate(sms),
    email: viewTemplate(email),
    switched_on_at: trigger.switched_on_at?.toISOString() ?? null,
  }
}

function viewTemplate(template: SmsTemplate | EmailTemplate | undefined) {
  if (!template) return null
  const { id, name, active, config } = template
  return { id, name, active, config }
}

/** Reads all triggers as the business's staff see them. */
export async function readTriggers(ctx: BusinessContext): Promise<TriggerView[]> {
  const templates = await readSendable(ctx)
  return (await findTriggers(ctx)).map((trigger) => viewTrigger(trigger, templates))
}
