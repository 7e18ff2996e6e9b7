import type { BusinessContext } from '#server/platform/context/context.ts'
import { changeTemplate, selectTemplates } from './queries.ts'
import { recordChanges } from './recordChanges.ts'
import type { BirthdayTiming, EmailTrigger, SmsTrigger, TriggerConfig } from './triggers.ts'

/** Sets when birthdays are greeted: the same for every birthday template of the business, of both channels. */
export async function timeBirthdays(ctx: BusinessContext, timing: BirthdayTiming): Promise<void> {
  for (const channel of ['sms', 'email'] as const)
    for (const template of await selectTemplates(ctx, channel)) {
      if (template.trigger_type !== 'birthday' || isTimed(template.config, timing)) continue
      const config: TriggerConfig = { ...template.config, ...timing }
      await changeTemplate(ctx, channel, template.id, { config })
      await recordChanges(ctx, channel, template, { ...template, config })
    }
}

const isTimed = (config: TriggerConfig, { sendHour, daysBefore }: BirthdayTiming): boolean =>
  config.sendHour === sendHour && config.daysBefore === daysBefore

/** Gives a birthday template without a timing that of the other ones; other settings stay. */
export async function withTiming(
  ctx: BusinessContext,
  { trigger_type, config }: { trigger_type: SmsTrigger | EmailTrigger; config: TriggerConfig },
): Promise<TriggerConfig> {
  if (trigger_type !== 'birthday' || config.sendHour !== undefined) return config
  const all = [...(await selectTemplates(ctx, 'sms')), ...(await selectTemplates(ctx, 'email'))]
  const timed = all.find((one) => one.trigger_type === 'birthday')
  const { sendHour, daysBefore } = timed?.config ?? {}
  return { ...config, sendHour, daysBefore: config.daysBefore ?? daysBefore }
}
