import { recordAct } from '#server/businesses/audit/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { type Channel, changeTemplate, type Template } from './queries.ts'
import { readTemplate } from './readTemplate.ts'

/**
 * Activates a template, or deactivates it.
 * @throws {Refusal} 'not_found'
 */
export async function switchTemplate<Of extends Channel>(
  ctx: BusinessContext,
  channel: Of,
  { templateId, active }: { templateId: string; active: boolean },
): Promise<Template<Of>> {
  const before = await readTemplate(ctx, channel, templateId)
  if (before.active === active) return before
  const changed = (await changeTemplate(ctx, channel, templateId, { active }))!
  const details = { name: changed.name, channel, enabled: active }
  await recordAct(ctx, { action: 'template_switched', details })
  return changed
}
