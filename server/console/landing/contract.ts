import type { TierView } from '#server/businesses/plans/contract.ts'
import type { PageAssets } from '#server/platform/http/pages/serverRendered.ts'

export type { PageAssets }

/** The changing data of the landing page. */
export type LandingPage = {
  /** Without a trailing slash. */
  publicUrl: string
  /** Cheapest first. */
  tiers: TierView[]
  /** False where nothing is texted: the page then promises no texts. */
  canText: boolean
  /** Segments that a paid plan may send in all before its first payment. */
  textsBeforePayment: number
  /** The present moment of the examples, in ISO 8601. */
  now: string
}

export type RenderLanding = (page: LandingPage, assets: PageAssets) => string
