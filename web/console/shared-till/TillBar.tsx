import { Button } from '#web/ui/buttons/Button.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useSession } from '../session/session.ts'
import { useLeaveTill } from './sharedTill.ts'
import { texts } from './texts.ts'

const words = texts.bar

/** The person at the shared till, and a button for the next person. */
export default function TillBar() {
  const { shared_till, user } = useSession()
  const { mutate, isPending } = useLeaveTill()
  const report = useReport()
  if (!shared_till) return null
  const leave = () => mutate(undefined, report())
  return (
    <div className="flex h-(--till-bar) shrink-0 items-center justify-between gap-4 border-line border-b bg-surface px-4 sm:px-6 lg:px-10">
      <p className="min-w-0 truncate">
        <span className="text-muted">{words.at}</span> <strong dir="auto">{user.name}</strong>
      </p>
      <Button size="small" busy={isPending} aria-label={words.leaveFor(user.name)} onClick={leave}>
        {words.leave}
      </Button>
    </div>
  )
}
