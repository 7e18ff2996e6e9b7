import { Monitor, Smartphone } from 'lucide-react'
import type { SessionItem } from '#server/identity/accounts/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useAccountFormat } from '../page/useAccountFormat.ts'
import { useEndSessions } from './accountQuery.ts'
import { texts } from './texts.ts'

const words = texts.sessions
const PHONES = ['iPhone', 'iPad', 'Android']

/** One signed-in device. */
export function SessionRow({ session }: { session: SessionItem }) {
  const { mutate, isPending } = useEndSessions()
  const report = useReport()
  const { date, dateTime } = useAccountFormat()
  const device = words.device(session.browser, session.system)
  const Icon = PHONES.includes(session.system ?? '') ? Smartphone : Monitor
  const end = () => mutate(session, report({ done: words.ended(device) }))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device}
          {session.is_current && <Badge tone="success">{words.current}</Badge>}
        </p>
        <p className="text-muted text-sm wrap-anywhere">
          {[
            session.address ?? words.noAddress,
            words.signedIn(dateTime(session.signed_in_at)),
            words.lastUsed(date(session.last_used_at)),
          ].join(' · ')}
        </p>
      </div>
      {!session.is_current && (
        <Button size="small" busy={isPending} onClick={end} aria-label={words.endOf(device)}>
          {words.end}
        </Button>
      )}
    </li>
  )
}
