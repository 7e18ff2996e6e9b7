import type { MailchimpView } from '#server/integrations/mailchimp/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ProgressBar } from '#web/ui/progress/ProgressBar.tsx'
import { useFormat } from '../page/format.ts'
import { texts } from './texts.ts'
import { useRetry } from './useMailchimp.ts'

type Props = { view: MailchimpView; mayChange: boolean }

/** The progress of the sync, its counts, and trouble with what to do about it. */
export function SyncState({ view, mayChange }: Props) {
  const { number, dateTime, time } = useFormat()
  const { progress, reading, counts, refused, trouble } = view
  const isUnderWay = progress.done < progress.total
  return (
    <div className="flex flex-col gap-4">
      {refused && (
        <Banner tone="danger" title={texts.refused.title}>
          <p className="break-words">{refused.reason}</p>
          <p className="mt-2">{texts.refused.next}</p>
        </Banner>
      )}
      {trouble && (
        <Banner tone="warning" title={texts.trouble.title}>
          <p className="break-words">{trouble.reason}</p>
          <p className="mt-2">{texts.trouble.next(time(trouble.next_try_at))}</p>
        </Banner>
      )}
      <p dir="auto" className="wrap-anywhere font-semibold">
        {(reading ? texts.isRead : texts.synced)(view.audience!.name)}
      </p>
      {reading && (
        <ProgressBar
          label={texts.reading}
          value={reading.done}
          max={Math.max(1, reading.total)}
          valueText={
            reading.total > 0
              ? texts.progress(number(reading.done), number(reading.total))
              : texts.startsReading
          }
        />
      )}
      {isUnderWay && (
        <ProgressBar
          label={texts.sending}
          value={progress.done}
          max={progress.total}
          valueText={texts.progress(number(progress.done), number(progress.total))}
        />
      )}
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {(['subscribed', 'left', 'waiting', 'failed'] as const).map((name) => (
          <div key={name}>
            <dt className="text-muted text-sm">{name === 'failed' ? texts.refusedThere : texts[name]}</dt>
            <dd className="font-semibold text-lg">{number(counts[name])}</dd>
          </div>
        ))}
      </dl>
      {counts.failed > 0 && <Failures view={view} mayChange={mayChange} />}
      <p className="text-muted text-sm">
        {view.tells_at_once ? texts.tellsAtOnce : texts.asksNightly}
        {view.checked_at && ` ${texts.checked(dateTime(view.checked_at))}`}
      </p>
    </div>
  )
}

function Failures({ view: { counts, failed }, mayChange }: Props) {
  const { number } = useFormat()
  const { mutate, isPending } = useRetry()
  return (
    <Banner
      tone="warning"
      title={texts.failures.title(number(counts.failed), counts.failed)}
      action={
        mayChange && (
          <Button
            size="small"
            busy={isPending}
            busyText={texts.failures.busy}
            onClick={() => mutate(undefined)}
          >
            {texts.failures.again}
          </Button>
        )
      }
    >
      <ul className="flex flex-col gap-1">
        {failed.map(({ customer_id, name, reason }) => (
          <li key={customer_id} dir="auto" className="wrap-anywhere">
            <a className="font-semibold underline" href={`/customers/${customer_id}`}>
              {name}
            </a>
            : {reason}
          </li>
        ))}
      </ul>
      <p className="mt-2">{texts.failures.next}</p>
    </Banner>
  )
}
