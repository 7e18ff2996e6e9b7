import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { type Channel, selectTemplate, type Template } from './queries.ts'

/** @throws {Refusal} 'not_found' */
export async function readTemplate<Of extends Channel>(
  ctx: BusinessContext,
  channel: Of,
  id: string,
): Promise<Template<Of>> {
  const template = await selectTemplate(ctx, channel, id)
  if (!template) throw notFound('Template')
  return template
}
