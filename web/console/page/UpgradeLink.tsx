import { Link } from '@tanstack/react-router'
import { ApiError } from '#web/client/api.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { may, useSession } from '../session/session.ts'
import { texts } from './texts.ts'

/** The address of the plans, if a refusal says that a larger plan would help. */
export const upgradeOf = (error: Error | null | undefined): string | undefined =>
  error instanceof ApiError ? (error.details.upgrade as string | undefined) : undefined

/** A link to the plans, for people who may see them. */
export function UpgradeLink({ to }: { to: string }) {
  if (!may(useSession(), 'business')) return null
  return (
    <Link to={to} className={`${buttonClass('secondary', 'small')} max-w-full`}>
      {texts.plans}
    </Link>
  )
}
