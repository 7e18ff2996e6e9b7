import type { ReactNode } from 'react'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useFormat } from '../../page/format.ts'
import { UpgradeLink } from '../../page/UpgradeLink.tsx'
import { brandingTexts as texts } from './texts.ts'

/** The plans with white label, and a link to them. */
export function NotIncluded({ plans, children }: { plans: string[]; children?: ReactNode }) {
  const { list } = useFormat()
  return (
    <Banner action={<UpgradeLink to="/subscription" />}>
      {texts.notIncluded(list(plans))} {children}
    </Banner>
  )
}
