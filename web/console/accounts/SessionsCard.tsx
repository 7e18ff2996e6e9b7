import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useSignOut } from '../session/enterAndLeave.ts'
import { sessionsQuery, useEndSessions } from './accountQuery.ts'
import { SessionRow } from './SessionRow.tsx'
import { texts } from './texts.ts'

const words = texts.sessions
const ConfirmDialog = lazyPart(async () => ({
  default: (await import('#web/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}))

/** Every device that is signed in as this person, with buttons to sign out. */
export function SessionsCard() {
  const query = useQuery(sessionsQuery)
  const { data, error } = query
  return (
    <Card title={words.title} description={words.text}>
      {!data && !error && <Skeleton className="h-16 w-full rounded-md" />}
      {!data && <LoadFailed query={query} retry={texts.retry} />}
      {data && (
        <ul className="divide-y divide-line border-line border-y">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <SignOutWays hasOthers={(data?.length ?? 0) > 1} />
    </Card>
  )
}

function SignOutWays({ hasOthers }: { hasOthers: boolean }) {
  const [asking, setAsking] = useState<boolean>()
  const report = useReport()
  const others = useEndSessions()
  const here = useSignOut()
  const everywhere = useSignOut('global')
  const endOthers = () => others.mutate('others', report({ done: words.othersDone }))
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button busy={here.isPending} onClick={() => here.mutate(undefined, report())}>
        {words.here}
      </Button>
      {hasOthers && (
        <Button busy={others.isPending} onClick={endOthers}>
          {words.others}
        </Button>
      )}
      <Button onClick={() => setAsking(true)}>{words.everywhere}</Button>
      {asking !== undefined && (
        <Suspense>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title={words.everywhereTitle}
            description={words.everywhereText}
            confirmLabel={words.everywhere}
            cancelLabel={texts.cancel}
            busy={everywhere.isPending}
            error={everywhere.error?.message}
            onConfirm={() => everywhere.mutate()}
          />
        </Suspense>
      )}
    </div>
  )
}
