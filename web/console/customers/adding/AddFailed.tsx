import { Link } from '@tanstack/react-router'
import { ApiError } from '#web/client/api.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { UpgradeLink, upgradeOf } from '../../page/UpgradeLink.tsx'
import { fullName } from '../customerName.ts'
import { addTexts as words } from './texts.ts'

type Holder = { id: string; unique_customer_id: string; first_name: string | null; last_name: string | null }

/** The reason why nobody was added, with a link to the phone's owner or to a larger plan. */
export function AddFailed({ error }: { error: Error | null }) {
  if (!error) return null
  const refusal = error instanceof ApiError ? error : null
  const holder = refusal?.details.customer as Holder | undefined
  const upgrade = upgradeOf(error)
  if (!holder && !upgrade && Object.keys(refusal?.fields ?? {}).length > 0) return null
  return (
    <Banner
      tone={holder ? 'info' : upgrade ? 'warning' : 'danger'}
      live
      action={
        (holder && link(`/customers/${holder.id}`, words.open(nameOf(holder)))) ||
        (upgrade && <UpgradeLink to={upgrade} />)
      }
    >
      {error.message}
    </Banner>
  )
}

const nameOf = (holder: Holder): string => fullName(holder) || holder.unique_customer_id

const link = (href: string, label: string) => (
  <Link to={href} className={`${buttonClass('secondary', 'small')} max-w-full`}>
    <span className="truncate">{label}</span>
  </Link>
)
