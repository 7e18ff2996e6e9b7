import { Link } from '@tanstack/react-router'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { texts } from './texts.ts'

const DAY_MS = 86_400_000

/**
 * Time left of a paid plan's trial, or a note that the trial or the subscription is over. A Free plan's trial has no
 * end and needs no banner.
 */
export function TrialBanner() {
  const { business } = useSession()
  const format = useFormat()
  const { subscription_status: status, trial_ends_at: end } = business
  const isOver = status === 'canceled'
  if (!isOver && !(status === 'trial' && end)) return null
  const plan = business.tier.name
  const days = end ? Math.max(1, Math.ceil((Date.parse(end) - Date.now()) / DAY_MS)) : 0
  const over = end ? texts.trial.over(plan) : texts.trial.subscriptionOver(plan)
  return (
    <Banner
      tone={isOver ? 'warning' : 'info'}
      title={isOver ? over : texts.trial.daysLeft(plan, days)}
      action={
        <Link to="/subscription" className={buttonClass('secondary')}>
          {texts.trial.viewPlans}
        </Link>
      }
    >
      {end && (isOver ? texts.trial.ended : texts.trial.ends)(format.longDate(end))} {texts.trial.kept}
    </Banner>
  )
}
