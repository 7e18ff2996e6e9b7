import { ApiError, isUnanswered } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { fullName } from '../../customers/customerName.ts'
import { UpgradeLink, upgradeOf } from '../../page/UpgradeLink.tsx'
import { addTexts } from './addTexts.ts'
import { TakeNumber } from './TakeNumber.tsx'

type Holder = { id: string; unique_customer_id: string; first_name: string | null; last_name: string | null }

/**
 * The reason why nobody was added. A number that is taken leads to its customer; so does the second try after a lost
 * answer.
 */
export function AddCustomerFailed({
  error,
  typedPhone,
  onOpen,
}: {
  error: Error | null
  typedPhone: string
  onOpen: (found: { customerId: string; phone?: string }) => void
}) {
  if (!error) return null
  if (isUnanswered(error)) return <TakeNumber typed={typedPhone} reason={error.message} onOpen={onOpen} />
  const holder = error instanceof ApiError ? (error.details.customer as Holder | undefined) : undefined
  if (!holder && error instanceof ApiError && Object.keys(error.fields).length > 0) return null
  const upgrade = upgradeOf(error)
  const name = holder && (fullName(holder) || holder.unique_customer_id)
  return (
    <Banner
      tone={holder ? 'info' : 'danger'}
      live
      action={
        holder ? (
          <Button
            variant="primary"
            reads
            className="max-w-full"
            onClick={() => onOpen({ customerId: holder.id })}
          >
            <span className="truncate">{addTexts.openHolder(name!)}</span>
          </Button>
        ) : (
          upgrade && <UpgradeLink to={upgrade} />
        )
      }
    >
      {error.message}
    </Banner>
  )
}
