import { exampleOnTheWay, readOnTheWay } from '#server/messaging/blocks/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { tellsTheWay } from '../placeholders.ts'
import type { TemplateValues } from './values.ts'

/**
 * Adds the way to the next reward to a reader's values, if these words tell it. An example customer, whose id is null,
 * is on the way in the programs that the business has.
 */
export async function knowTheWay(
  ctx: BusinessContext,
  values: TemplateValues,
  customerId: string | null,
  text: string,
): Promise<TemplateValues> {
  if (values.way || !tellsTheWay(text)) return values
  const { locale, points } = values
  const way =
    customerId === null
      ? await exampleOnTheWay(ctx, points, locale)
      : await readOnTheWay(ctx, customerId, locale)
  return { ...values, way }
}
