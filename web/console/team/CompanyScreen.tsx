import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { CompanyView } from '#server/identity/team/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { Page } from '../page/Page.tsx'
import { may, useSession } from '../session/session.ts'
import { CompanyInfo } from './CompanyInfo.tsx'
import { Invitations } from './Invitations.tsx'
import { Members } from './Members.tsx'
import { SeatUsage } from './SeatUsage.tsx'
import type { Task } from './TeamDialogs.tsx'
import { teamQuery } from './teamQuery.ts'
import { texts } from './texts.ts'

const TeamDialogs = lazyPart(() => import('./TeamDialogs.tsx'))

/** /company: the company, its seats and its people. */
export default function CompanyScreen() {
  const session = useSession()
  const query = useQuery(teamQuery)
  const { data, error } = query
  const [task, setTask] = useState<Task>()
  const [open, setOpen] = useState(false)
  const begin = (next: Task) => {
    setTask(next)
    setOpen(true)
  }
  const manages = may(session, 'business admin')
  const mayInvite = manages && data !== undefined && hasSeat(data)
  const invite = (
    <Button
      variant="primary"
      icon={<UserPlus aria-hidden className="size-4" />}
      onClick={() => begin({ kind: 'invite' })}
    >
      {texts.invite}
    </Button>
  )
  return (
    <Page title={texts.title} description={texts.description} actions={mayInvite && invite}>
      <LoadFailed query={query} title={texts.failed} retry={texts.retry} />
      {!data && !error && <Loading />}
      {data && (
        <div
          className={`grid gap-4 lg:grid-cols-[minmax(18rem,1fr)_minmax(0,2fr)] lg:gap-6 ${error ? 'mt-4' : ''}`}
        >
          <div className="grid content-start gap-4 lg:gap-6">
            <CompanyInfo company={data.company} />
            <SeatUsage seats={data.seats} manages={manages} />
          </div>
          <div className="grid min-w-0 content-start gap-4 lg:gap-6">
            <Members
              members={data.members}
              manages={manages}
              mayInvite={mayInvite}
              onTask={(kind, member) => begin({ kind, member })}
            />
            {data.invitations && (
              <Invitations
                invitations={data.invitations}
                onRevoke={(invitation) => begin({ kind: 'revoke', invitation })}
              />
            )}
          </div>
        </div>
      )}
      {task && (
        <Suspense>
          <TeamDialogs task={task} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Page>
  )
}

const UNLIMITED = -1
const hasSeat = ({ seats: { used, max } }: CompanyView) => max === UNLIMITED || used < max

function Loading() {
  return (
    <div
      role="status"
      aria-label={texts.loading}
      className="grid gap-4 lg:grid-cols-[minmax(18rem,1fr)_minmax(0,2fr)] lg:gap-6"
    >
      <div className="grid gap-4 lg:gap-6">
        <Skeleton className="h-72 rounded-lg" />
        <Skeleton className="h-36 rounded-lg" />
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}
