import { Link } from '@tanstack/react-router'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { useSession } from '../session/session.ts'
import { texts } from './texts.ts'

/** Beside the badge of a trial without an end, which needs no banner: the way to what it could become. */
export function ViewPlans() {
  const { business } = useSession()
  if (business.subscription_status !== 'trial' || business.trial_ends_at) return null
  return (
    <Link to="/subscription" className={buttonClass('quiet', 'small')}>
      {texts.trial.viewPlans}
    </Link>
  )
}
