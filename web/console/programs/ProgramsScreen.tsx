import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Plus } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import type { ProgramType } from '#server/loyalty/programs/config.ts'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useFormat } from '../page/format.ts'
import { Page } from '../page/Page.tsx'
import { ArchivedPrograms } from './ArchivedPrograms.tsx'
import { TypeChoice } from './form/TypeChoice.tsx'
import { ProgramCard } from './ProgramCard.tsx'
import type { Task } from './ProgramDialogs.tsx'
import { gridClass, ProgramsLoading } from './ProgramsLoading.tsx'
import { inUse, programsQuery } from './programsQuery.ts'
import { texts } from './texts.ts'

const ProgramDialogs = lazyPart(() => import('./ProgramDialogs.tsx'))
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
  const { data: programs, max_programs: allowed = UNLIMITED } = data ?? {}
  const used = programs && inUse(programs)
  const limited = used && allowed !== UNLIMITED
  const full = limited && used.length >= allowed ? allowed : undefined
  const createButton = useRef<HTMLButtonElement>(null)
  const create = (type?: ProgramType, from?: ProgramView) => {
    // The focus returns here, whatever opened the dialog: the empty state disappears with the first program.
    createButton.current?.focus()
    begin({ kind: 'create', type, from, full })
  }
  return (
    <Page
      title={texts.title}
      description={texts.description}
      aside={limited && <Count used={used.length} allowed={allowed} />}
      actions={
        programs && (
          <Button
            ref={createButton}
            variant="primary"
            icon={<Plus aria-hidden className="size-5" />}
            onClick={() => create()}
          >
            {texts.create}
          </Button>
        )
      }
    >
      {!programs && !error && <ProgramsLoading />}
      {!programs && error && <Failed message={error.message} retry={refetch} busy={isFetching} />}
      {used?.length === 0 && <NoPrograms onChoose={(type) => create(type)} />}
      {used && used.length > 0 && (
        <ul className={gridClass}>
          {used.map((program) => (
            <ProgramCard
              key={program.id}
              program={program}
              onEdit={(field) => begin({ kind: 'edit', program, field })}
              onRewards={() => begin({ kind: 'rewards', program })}
              onFirstReward={() => begin({ kind: 'rewards', program, adding: true })}
              onDuplicate={() => create(program.type, program)}
            />
          ))}
        </ul>
      )}
      {programs && <ArchivedPrograms programs={programs.filter(({ archived_at }) => archived_at)} />}
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
    <Badge tone={used >= allowed ? 'warning' : 'neutral'}>
      {texts.count(number(used), number(allowed), allowed)}
    </Badge>
  )
}

function Failed({ message, retry, busy }: { message: string; retry: () => void; busy: boolean }) {
  return (
    <section role="alert" className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <CircleAlert aria-hidden className="mb-2 size-10 text-danger-text" />
      <h2 className="display text-xl">{texts.failed.title}</h2>
      <p className="max-w-md text-pretty text-muted">{texts.failed.text(message)}</p>
      <Button className="mt-4" variant="primary" reads busy={busy} onClick={() => retry()}>
        {texts.failed.retry}
      </Button>
    </section>
  )
}

/** The empty state: each type of program opens its form. */
function NoPrograms({ onChoose }: { onChoose: (type: ProgramType) => void }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4 sm:p-8">
      <h2 className="display text-xl">{texts.empty.title}</h2>
      <p className="mt-1 mb-6 max-w-prose text-pretty text-muted">{texts.empty.text}</p>
      <TypeChoice onChoose={onChoose} />
    </section>
  )
}
