import type { BusinessContext } from '#server/platform/context/context.ts'
import { knowTheWay } from './knowTheWay.ts'
import { renderText } from './render.ts'
import type { TemplateValues } from './values.ts'

/** Writes a text as one customer reads it now; `customerId` is null for an example customer. */
export const writeText = async (
  ctx: BusinessContext,
  template: string,
  { values, customerId }: { values: TemplateValues; customerId: string | null },
): Promise<string> => renderText(template, await knowTheWay(ctx, values, customerId, template))
