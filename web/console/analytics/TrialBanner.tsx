import { Link } from '@tanstack/react-router'
import { Banner } from '#web/ui/Banner.tsx'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { texts } from './texts.ts'

const DAY_MS = 86_400_000

/** How long the trial of a paid plan still lasts, or that it is over; a Free plan's trial has no end and needs no banner. */
export function TrialBanner() {
  const { business } = useSession()
  const format = useFormat()
  const { subscription_status: status, trial_ends_at: end } = business
  const isOver = status === 'canceled'
  if (!end || !(isOver || status === 'trial')) return null
  const days = Math.max(1, Math.ceil((Date.parse(end) - Date.now()) / DAY_MS))
  const plan = business.tier.name
  return (
    <Banner
      tone={isOver ? 'warning' : 'info'}
      title={isOver ? texts.trial.over(plan) : texts.trial.daysLeft(plan, days)}
      action={
        <Link to="/subscription" className={buttonClass('secondary')}>
          {texts.trial.viewPlans}
        </Link>
      }
    >
      {(isOver ? texts.trial.ended : texts.trial.ends)(format.longDate(end))} {texts.trial.kept}
    </Banner>
  )
}
