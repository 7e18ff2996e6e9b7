import type { TierView } from '#server/businesses/plans/contract.ts'
import type { PageAssets } from '#server/platform/http/serverRendered.ts'

export type { PageAssets }

/** What the landing page says that is not the same everywhere and always. */
export type LandingPage = {
  /** Without a trailing slash. */
  publicUrl: string
  /** Cheapest first. */
  tiers: TierView[]
  /** The examples' present, as an ISO 8601 moment. */
  now: string
}

export type RenderLanding = (page: LandingPage, assets: PageAssets) => string
