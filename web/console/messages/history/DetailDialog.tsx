import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { Communication, CommunicationDetail } from '#server/messaging/messages/contract.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import { useFormat } from '../../page/format.ts'
import { communicationQuery, receiverName, useSee } from './communicationsQuery.ts'
import { StateBadge } from './StateBadge.tsx'
import { texts } from './texts.ts'

const words = texts.detail

type DetailDialogProps = {
  id: string
  /** The message as far as the list knows it, shown until it was read in full. */
  listed: Communication | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** One message in full; what the list knew is shown at once. */
export default function DetailDialog({ id, listed, open, onOpenChange }: DetailDialogProps) {
  const query = useQuery(communicationQuery(id))
  const { data } = query
  const one = data ?? listed
  const { mutate: see } = useSee()
  const isNew = open && (listed ?? data)?.read === false
  useEffect(() => {
    if (isNew) see(id)
  }, [isNew, id, see])
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={one ? titleOf(one) : texts.documentTitle}>
      {one ? <Message one={one} detail={data} /> : <Spinner text={texts.loading} />}
      <LoadFailed query={query} title={words.failed} retry={texts.retry} />
    </Dialog>
  )
}

const isReceived = ({ direction }: Communication): boolean => direction === 'in'
const titleOf = (one: Communication): string =>
  isReceived(one) ? texts.received : (one.subject ?? texts.kinds[one.type])

type MessageProps = { one: Communication; detail: CommunicationDetail | undefined }

function Message({ one, detail }: MessageProps) {
  return (
    <div className="flex flex-col gap-5">
      <Facts one={one} detail={detail} />
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap rounded-md bg-quiet p-4">
        {one.content}
      </p>
      {isReceived(one) && (
        <Link
          to="/communications"
          search={{ tab: 'conversations', with: one.customer?.id ?? one.id }}
          className={`${buttonClass()} self-start`}
        >
          {words.answer}
        </Link>
      )}
      {detail && !isReceived(one) && !detail.marketing && detail.staff_name === null && detail.customer && (
        <p className="text-muted text-sm">{words.private}</p>
      )}
    </div>
  )
}

function Facts({ one, detail }: MessageProps) {
  const { dateTime, number, phone } = useFormat()
  const { customer, type, recipient, failure, opened_at, machine_open_count: machines } = one
  const isIncoming = isReceived(one)
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 [&>dt]:text-muted">
      <Fact name={isIncoming ? words.from : words.to}>
        <bdi>{type === 'sms' ? phone(recipient) : recipient}</bdi>
      </Fact>
      {customer && (
        <Fact name={words.customer}>
          <Link
            to="/customers/$customerId"
            params={{ customerId: customer.id }}
            className="font-semibold underline underline-offset-4"
          >
            <bdi>{receiverName(one) ?? recipient}</bdi>
          </Link>
        </Fact>
      )}
      <Fact name={words.status}>
        <StateBadge communication={one} />
        {opened_at && <span className="ms-2">{texts.states[one.state]}</span>}
      </Fact>
      {failure && <Fact name={words.why}>{failure}</Fact>}
      {opened_at && <Fact name={words.opens}>{words.firstOpened(dateTime(opened_at))}</Fact>}
      {machines > 0 && (
        <Fact name={opened_at ? '' : words.opens}>{texts.machine(number(machines), machines)}</Fact>
      )}
      {detail?.staff_name && <Fact name={words.by}>{detail.staff_name}</Fact>}
      {one.template_name && <Fact name={words.template}>{one.template_name}</Fact>}
      <Fact name={isIncoming ? words.receivedAt : words.queued}>{dateTime(one.created_at)}</Fact>
      {detail?.due_at && <Fact name={words.due}>{dateTime(detail.due_at)}</Fact>}
      {detail?.sent_at && <Fact name={words.sent}>{dateTime(detail.sent_at)}</Fact>}
      {detail && type === 'sms' && !isIncoming && (
        <Fact name={words.parts}>
          {words.segments(detail.segments)}
          {detail.credits > 0 && ` · ${words.credits(number(detail.credits))}`}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </>
  )
}
