import { useQueryClient } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useEffect } from 'react'
import { dateFormat, deviceTimeZone } from '#server/platform/text/locale.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useEndLook } from '../session/enterAndLeave.ts'
import { sessionQuery, useSession } from '../session/session.ts'
import { texts } from './texts.ts'

/**
 * Shown above every screen that a super admin looks into: the business, the end of the impersonation, and a button to
 * leave.
 */
export default function ImpersonationBar() {
  const { look, business } = useSession()
  const { mutate, isPending } = useEndLook()
  const report = useReport()
  useEndInTime(look?.ends_at)
  if (!look) return null
  // The moment is for the super admin, so it is in their own time zone.
  const clock = dateFormat(business.locale, { timeStyle: 'short', timeZone: deviceTimeZone() })
  const until = clock.format(new Date(look.ends_at))
  const leave = () => mutate(undefined, report())
  return (
    <section
      aria-label={texts.into(business.company_name)}
      data-top-bar
      className="sticky shallow:static top-0 z-30 flex items-center justify-between gap-4 border-line border-b bg-warning-soft px-4 py-2 sm:px-6 lg:px-10"
    >
      <div className="flex min-w-0 gap-3">
        <Eye aria-hidden className="mt-px size-5 shrink-0 text-warning-text" />
        <div className="min-w-0">
          <p className="line-clamp-2 wrap-anywhere font-semibold text-warning-text">
            {texts.into(business.company_name)}
          </p>
          <p className="text-pretty text-sm">{texts.text(until)}</p>
        </div>
      </div>
      <Button size="small" busy={isPending} busyText={texts.leaving} onClick={leave}>
        {texts.leave}
      </Button>
    </section>
  )
}

/** Asks the server for the session once the time is over: from then on it answers nothing of the business. */
function useEndInTime(endsAt: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!endsAt) return
    const timer = setTimeout(
      () => void client.invalidateQueries(sessionQuery),
      new Date(endsAt).getTime() - Date.now(),
    )
    return () => clearTimeout(timer)
  }, [endsAt, client])
}
