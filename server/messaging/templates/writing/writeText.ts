import type { BusinessContext } from '#server/platform/context/context.ts'
import type { Spoken } from '../inLanguage.ts'
import { knowTheWay } from './knowTheWay.ts'
import { renderText } from './render.ts'
import { speaking, type TemplateValues } from './values.ts'

/** Writes a text as one customer reads it now; `customerId` is null for an example customer. */
export async function writeText(
  ctx: BusinessContext,
  { body, language }: Spoken<{ body: string }>,
  { values, customerId }: { values: TemplateValues; customerId: string | null },
): Promise<string> {
  return renderText(body, await knowTheWay(ctx, speaking(values, language), customerId, body))
}
