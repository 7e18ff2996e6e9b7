import type { ReactNode } from 'react'
import { formatList, PLATFORM_LOCALE } from '#server/platform/locale.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { UpgradeLink } from '../page/UpgradeLink.tsx'
import { brandingTexts as texts } from './brandingTexts.ts'

/** Which plans have white label, and the way to them. */
export function NotIncluded({ plans, children }: { plans: string[]; children?: ReactNode }) {
  return (
    <Banner action={<UpgradeLink to="/subscription" />}>
      {texts.notIncluded(formatList(plans, PLATFORM_LOCALE))} {children}
    </Banner>
  )
}
