import { changesBetween, recordAct } from '#server/businesses/audit/index.ts'
import { lockBusinessAndTier, setBrandColor } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/** Changes the brand colour, '#rrggbb', and leaves the rest of the profile as it is. */
export async function changeBrandColor(ctx: BusinessContext, brand_color: string): Promise<void> {
  const { business } = await lockBusinessAndTier(ctx)
  if (business.brand_color === brand_color) return
  await setBrandColor(ctx, brand_color)
  const changes = changesBetween<{ brand_color: string }>(business, { brand_color })
  await recordAct(ctx, { action: 'settings_changed', details: { changes } })
}
