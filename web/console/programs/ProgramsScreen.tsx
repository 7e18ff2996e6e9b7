import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ProgramType } from '#server/programs/config.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useFormat } from '../format.ts'
import { Page } from '../Page.tsx'
import { gridClass } from './gridClass.ts'
import { ProgramCard } from './ProgramCard.tsx'
import type { Task } from './ProgramDialogs.tsx'
import { ProgramsLoading } from './ProgramsLoading.tsx'
import { programsQuery } from './programsQuery.ts'
import { TypeChoice } from './TypeChoice.tsx'
import { texts } from './texts.ts'

const ProgramDialogs = lazy(() => import('./ProgramDialogs.tsx'))
const UNLIMITED = -1

/** /programs */
export default function ProgramsScreen() {
  const { data, error, refetch, isFetching } = useQuery(programsQuery)
  const [task, setTask] = useState<Task>()
  const [open, setOpen] = useState(false)
  const begin = (next: Task) => {
    setTask(next)
    setOpen(true)
  }
  const { programs, max_programs: allowed = UNLIMITED } = data ?? {}
  const limited = programs && allowed !== UNLIMITED
  const full = limited && programs.length >= allowed ? allowed : undefined
  const create = (type?: ProgramType) => begin({ kind: 'create', type, full })
  return (
    <Page
      title={texts.title}
      description={texts.description}
      aside={limited && <Count used={programs.length} allowed={allowed} />}
      actions={
        programs &&
        programs.length > 0 && (
          <Button variant="primary" icon={<Plus aria-hidden className="size-5" />} onClick={() => create()}>
            {texts.create}
          </Button>
        )
      }
    >
      {!programs && !error && <ProgramsLoading />}
      {!programs && error && <Failed message={error.message} retry={refetch} busy={isFetching} />}
      {programs?.length === 0 && <NoPrograms onChoose={create} />}
      {programs && programs.length > 0 && (
        <ul className={gridClass}>
          {programs.map((program) => (
            <ProgramCard
              key={program.id}
              program={program}
              onEdit={() => begin({ kind: 'edit', program })}
              onRewards={() => begin({ kind: 'rewards', program })}
            />
          ))}
        </ul>
      )}
      {task && (
        <Suspense>
          <ProgramDialogs task={task} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Page>
  )
}

function Count({ used, allowed }: { used: number; allowed: number }) {
  const { number } = useFormat()
  return (
    <Badge tone={used >= allowed ? 'warning' : 'neutral'}>{texts.count(number(used), number(allowed))}</Badge>
  )
}

function Failed({ message, retry, busy }: { message: string; retry: () => void; busy: boolean }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert />}
        title={texts.failed.title}
        action={
          <Button variant="primary" busy={busy} onClick={() => retry()}>
            {texts.failed.retry}
          </Button>
        }
      >
        {texts.failed.text(message)}
      </EmptyState>
    </div>
  )
}

/** Teaches by letting one start: each type leads to its form. */
function NoPrograms({ onChoose }: { onChoose: (type: ProgramType) => void }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4 sm:p-8">
      <h2 className="display text-xl">{texts.empty.title}</h2>
      <p className="mt-1 mb-6 max-w-prose text-pretty text-muted">{texts.empty.text}</p>
      <TypeChoice onChoose={onChoose} />
    </section>
  )
}
