import { Link } from '@tanstack/react-router'
import { Banner } from '#web/ui/Banner.tsx'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { useFormat } from '../format.ts'
import { useSession } from '../session.ts'
import { texts } from './texts.ts'

const DAY_MS = 86_400_000

/** How long the trial of a paid plan still lasts; a Free plan's trial has no end and needs no banner. */
export function TrialBanner() {
  const { business } = useSession()
  const format = useFormat()
  if (business.subscription_status !== 'trial' || !business.trial_ends_at) return null
  const days = Math.ceil((Date.parse(business.trial_ends_at) - Date.now()) / DAY_MS)
  const plan = business.tier.name
  return (
    <Banner
      tone="info"
      title={days > 0 ? texts.trial.daysLeft(plan, days) : texts.trial.over(plan)}
      action={
        <Link to="/subscription" className={buttonClass('secondary')}>
          {texts.trial.viewPlans}
        </Link>
      }
    >
      {days > 0 && texts.trial.ends(format.longDate(business.trial_ends_at))} {texts.trial.kept}
    </Banner>
  )
}
