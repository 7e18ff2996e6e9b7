import { Mail, MessageSquare, MessageSquareReply } from 'lucide-react'
import type { Communication } from '#server/messaging/messages/contract.ts'
import { About } from '#web/ui/buttons/About.tsx'
import { ListRow, ListTable } from '#web/ui/layout/ListTable.tsx'
import { useFormat } from '../../page/format.ts'
import { receiverName } from './communicationsQuery.ts'
import { StateBadge } from './StateBadge.tsx'
import { texts } from './texts.ts'

type CommunicationTableProps = { communications: Communication[]; onOpen: (one: Communication) => void }

/** A row for each message; on phones each is a small card. */
export function CommunicationTable({ communications, onOpen }: CommunicationTableProps) {
  const { to, message, status, when } = texts.columns
  const columns = [
    { head: to, width: 'w-[26%]' },
    { head: message },
    { head: status, width: 'w-44' },
    { head: when, width: 'w-52' },
  ]
  return (
    <ListTable columns={columns}>
      {communications.map((one) => (
        <Row key={one.id} communication={one} onOpen={() => onOpen(one)} />
      ))}
    </ListTable>
  )
}

function Row({ communication, onOpen }: { communication: Communication; onOpen: () => void }) {
  const { dateTime, phone } = useFormat()
  const { type, direction, recipient, subject, content, created_at } = communication
  const isReceived = direction === 'in'
  const Icon = isReceived ? MessageSquareReply : type === 'email' ? Mail : MessageSquare
  const address = type === 'sms' ? phone(recipient) : recipient
  const name = receiverName(communication)
  return (
    <ListRow onOpen={onOpen} className="lg:[&>td]:py-3">
      <td className="min-w-0">
        <p dir="auto" className="truncate font-semibold">
          {name ?? address}
        </p>
        {name && (
          <p className="truncate text-muted text-sm">
            <bdi>{address}</bdi>
          </p>
        )}
      </td>
      <td className="min-w-0 max-lg:order-last max-lg:col-span-2">
        <div className="flex min-w-0 items-center gap-3">
          <Icon
            role="img"
            aria-label={isReceived ? texts.received : texts.kinds[type]}
            className="size-5 shrink-0 text-muted"
          />
          <div className="min-w-0">
            <button
              type="button"
              onClick={onOpen}
              className="block max-w-full truncate text-start font-semibold"
            >
              <span dir="auto">{subject ?? content}</span>
              <About>{texts.ofMessage(name ?? address, dateTime(created_at))}</About>
            </button>
            {subject && (
              <p dir="auto" className="truncate text-muted text-sm">
                {content}
              </p>
            )}
          </div>
        </div>
      </td>
      <td className="max-lg:justify-self-end">
        <StateBadge communication={communication} />
      </td>
      <td className="text-muted text-sm max-lg:order-last max-lg:col-span-2">{dateTime(created_at)}</td>
    </ListRow>
  )
}
