import { useQuery } from '@tanstack/react-query'
import { Gift, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import type { RewardView } from '#server/loyalty/rewards/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { LoadingRows } from '#web/ui/progress/LoadingRows.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useFormat } from '../../page/format.ts'
import { rewardsQuery } from '../programsQuery.ts'
import { texts } from '../texts.ts'
import { ArchiveReward } from './ArchiveReward.tsx'
import { RewardForm } from './RewardForm.tsx'
import { RewardItem } from './RewardItem.tsx'

const words = texts.catalogue
type At =
  | { kind: 'list'; returned?: true }
  | { kind: 'new' }
  | { kind: 'edit'; reward: RewardView }
  | { kind: 'archive'; reward: RewardView }

/** The rewards that customers can claim with a program's points: the list, or the form of one reward in its place. */
export function Catalogue({ program, adding }: { program: ProgramView; adding?: boolean | undefined }) {
  const query = useQuery(rewardsQuery(program.id))
  const { data, error } = query
  const [at, setAt] = useState<At>({ kind: adding ? 'new' : 'list' })
  const back = () => setAt({ kind: 'list', returned: true })
  if (at.kind === 'new' || at.kind === 'edit') {
    return <RewardForm program={program} reward={at.kind === 'edit' ? at.reward : undefined} onBack={back} />
  }
  if (at.kind === 'archive') return <ArchiveReward reward={at.reward} onBack={back} />
  if (!data) {
    if (!error) return <RewardsLoading />
    return <LoadFailed query={query} title={words.failed} retry={texts.failed.retry} />
  }
  return (
    <RewardList
      rewards={data}
      returned={at.returned}
      onAdd={() => setAt({ kind: 'new' })}
      onEdit={(reward) => setAt({ kind: 'edit', reward })}
      onArchive={(reward) => setAt({ kind: 'archive', reward })}
    />
  )
}

type RewardListProps = {
  rewards: RewardView[]
  /** True after a form was shown in the list's place: the element with the focus is gone. */
  returned: boolean | undefined
  onAdd: () => void
  onEdit: (reward: RewardView) => void
  onArchive: (reward: RewardView) => void
}

function RewardList({ rewards, returned, onAdd, onEdit, onArchive }: RewardListProps) {
  const { number } = useFormat()
  const addButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (returned) addButton.current?.focus()
  }, [returned])
  const offered = rewards.filter(({ active }) => active)
  const archived = rewards.filter(({ active }) => !active)
  const add = (
    <Button ref={addButton} variant="primary" icon={<Plus aria-hidden className="size-5" />} onClick={onAdd}>
      {words.add}
    </Button>
  )
  return (
    <>
      {offered.length === 0 ? (
        <EmptyState icon={<Gift />} title={words.empty.title} action={add}>
          {words.empty.text}
        </EmptyState>
      ) : (
        <>
          {add}
          <ul className="mt-4 divide-y divide-line">
            {offered.map((reward) => (
              <RewardItem
                key={reward.id}
                reward={reward}
                onEdit={() => onEdit(reward)}
                onArchive={() => onArchive(reward)}
              />
            ))}
          </ul>
        </>
      )}
      {archived.length > 0 && (
        <Disclosure
          title={words.archived(number(archived.length))}
          titleClass="w-fit text-muted"
          className="mt-6"
        >
          <ul className="divide-y divide-line">
            {archived.map((reward) => (
              <RewardItem key={reward.id} reward={reward} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

const RewardsLoading = () => (
  <LoadingRows label={words.loading} rows={3} className="flex flex-col gap-4">
    <Skeleton className="h-20 rounded-md" />
  </LoadingRows>
)
