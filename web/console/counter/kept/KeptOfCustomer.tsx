import { texts as words } from '#web/outbox/texts.ts'
import { useWaiting } from '#web/outbox/useWaiting.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useFormat } from '../../page/format.ts'
import { useSession } from '../../session/session.ts'
import { titleOf } from './titleOf.ts'
import { UndoKept } from './UndoKept.tsx'

type KeptOfCustomerProps = { customerId: string; onTakenBack: () => void }

/**
 * The customer's purchases and rewards that wait on this device, which the cards do not show yet. On phones they are
 * beside each other in a row of fixed height, so that they push no keys out of sight.
 */
export function KeptOfCustomer({ customerId, onTakenBack }: KeptOfCustomerProps) {
  const { operations } = useWaiting(useSession().business.id)
  const format = useFormat()
  const own = operations.filter((operation) => operation.customerId === customerId)
  if (own.length === 0) return null
  return (
    <ul className="kept-row">
      {own.map((operation) => {
        const at = format.lately(operation.happenedAt)
        const when = operation.kind === 'redemption' ? words.notConfirmed(at) : words.ofCustomer(at)
        return (
          <li key={operation.key} data-crowd="notice" className="crammed:*:py-0.5">
            <Banner
              title={titleOf(operation, format.money)}
              slim
              action={<UndoKept operation={operation} about={when} onTakenBack={onTakenBack} />}
            >
              {when}
            </Banner>
          </li>
        )
      })}
    </ul>
  )
}
