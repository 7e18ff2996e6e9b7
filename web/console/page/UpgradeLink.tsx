import { Link } from '@tanstack/react-router'
import { ApiError } from '#web/client/api.ts'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { may, useSession } from '../session/session.ts'
import { texts } from './texts.ts'

/** Where a refusal says that a larger plan would help: the address of the plans. */
export const upgradeOf = (error: Error | null | undefined): string | undefined =>
  error instanceof ApiError ? (error.details.upgrade as string | undefined) : undefined

/** The way to a larger plan, for whoever may look at the plans. */
export function UpgradeLink({ to }: { to: string }) {
  if (!may(useSession(), 'business')) return null
  return (
    <Link to={to} className={`${buttonClass('secondary', 'small')} max-w-full`}>
      {texts.plans}
    </Link>
  )
}
