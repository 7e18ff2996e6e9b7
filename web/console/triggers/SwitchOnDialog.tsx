import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { TriggerForecast, TriggerView } from '#server/messaging/triggers/contract.ts'
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { type Format, useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { texts } from './texts.ts'
import { forecastQuery, useSwitchTrigger } from './triggersQuery.ts'

const words = texts.on

type SwitchOnDialogProps = { trigger: TriggerView; onClose: () => void }

/** Says, before a trigger is switched on, who would get its message today or tomorrow, and its cost. */
export default function SwitchOnDialog({ trigger, onClose }: SwitchOnDialogProps) {
  const { kind } = trigger
  const format = useFormat()
  const { data: forecast, error } = useQuery(forecastQuery(kind))
  const { can_text: canText } = useSession()
  const canMail = kind !== 'points_milestone'
  const [sms, setSms] = useState(canText)
  const [email, setEmail] = useState(canMail)
  const turn = useSwitchTrigger(kind)
  const [isSilent, setSilent] = useState(false)
  const by = [...(sms ? ['sms' as const] : []), ...(email ? ['email' as const] : [])]
  const confirm = () => {
    setSilent(by.length === 0)
    if (by.length > 0) turn.mutate(by, { onSuccess: onClose })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(texts.titles[kind])}
      description={forecast ? whomOf(forecast, format) : (error?.message ?? words.counting)}
      confirmLabel={words.confirm}
      busy={turn.isPending}
      busyText={words.busy}
      error={isSilent ? (canText ? words.choose : words.chooseEmails) : turn.error?.message}
      onConfirm={confirm}
    >
      <div className="flex flex-col gap-1">
        {canText && (
          <Checkbox
            label={words.bySms}
            hint={forecast && textsOf(forecast, format)}
            checked={sms}
            onChange={({ target }) => setSms(target.checked)}
          />
        )}
        {sms && forecast?.words.sms && <Words>{forecast.words.sms}</Words>}
        {canMail && (
          <Checkbox
            label={words.byEmail}
            hint={forecast?.calendar && words.emails(format.number(forecast.by.email.customers))}
            checked={email}
            onChange={({ target }) => setEmail(target.checked)}
          />
        )}
        {canMail && email && forecast?.words.email && (
          <Words>
            <span className="font-semibold">{forecast.words.email.subject}</span>
            {`\n${forecast.words.email.body}`}
          </Words>
        )}
      </div>
    </ConfirmDialog>
  )
}

/** The words that would be sent. */
function Words({ children }: { children: ReactNode }) {
  return (
    <div className="mb-3 rounded-md bg-quiet p-3 text-sm">
      <p dir="auto" className="wrap-anywhere line-clamp-6 whitespace-pre-line">
        {children}
      </p>
    </div>
  )
}

function whomOf({ calendar, starts, customers, names }: TriggerForecast, { number, list }: Format): string {
  if (!calendar) return words.waits
  if (customers === 0) return words.nobody[starts]
  const more = customers > names.length ? [words.more(number(customers - names.length))] : []
  return `${words.meets[starts](number(customers), customers === 1)}: ${list([...names, ...more])}. ${words.past}`
}

function textsOf(
  { calendar, each, by: { sms } }: TriggerForecast,
  { number, dateTime }: Format,
): string | undefined {
  const one = each && words.each(number(each.segments), each.segments)
  const most = each && mostOf(each, number)
  if (!calendar) return [one, most].filter(Boolean).join(' ') || undefined
  return [
    one,
    most,
    words.texts(number(sms.customers), number(sms.segments)),
    sms.left !== null && words.left(number(sms.left)),
    sms.credits > 0 && words.credits(number(sms.credits)),
    sms.goes_at !== null && sms.customers > 0 && words.textsWait(dateTime(sms.goes_at)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Says for whom a text takes most, and what it would take without the name. */
function mostOf({ segments, most, link }: NonNullable<TriggerForecast['each']>, number: Format['number']) {
  const brings = link && words.link[link]
  const one = most && most.segments > segments && words.most(most.name, number(most.segments))
  const less = one && most.plainly < most.segments && words.plainly(number(most.plainly))
  return [one, less, brings].filter(Boolean).join(' ')
}
