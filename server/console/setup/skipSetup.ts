import { setSetupSkipped } from '#server/businesses/business/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'

/** Skips the setup for good, for everybody on the team. */
export const skipSetup = (ctx: BusinessContext): Promise<void> => setSetupSkipped(ctx)
