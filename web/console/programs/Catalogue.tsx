import { useQuery } from '@tanstack/react-query'
import { Gift, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ProgramView } from '#server/programs/contract.ts'
import type { RewardView } from '#server/rewards/contract.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useFormat } from '../format.ts'
import { ArchiveReward } from './ArchiveReward.tsx'
import { rewardsQuery } from './programsQuery.ts'
import { RewardForm } from './RewardForm.tsx'
import { RewardItem } from './RewardItem.tsx'
import { texts } from './texts.ts'

const words = texts.catalogue
type At = { kind: 'list' } | { kind: 'new' } | { kind: 'edit'; reward: RewardView }

/** What guests can claim with the points of a program: the list, or one reward's form in its place. */
export function Catalogue({ program }: { program: ProgramView }) {
  const { data, error, refetch, isFetching } = useQuery(rewardsQuery(program.id))
  const [at, setAt] = useState<At>({ kind: 'list' })
  const back = () => setAt({ kind: 'list' })
  if (at.kind !== 'list') {
    return <RewardForm program={program} reward={at.kind === 'edit' ? at.reward : undefined} onBack={back} />
  }
  if (!data) {
    if (!error) return <RewardsLoading />
    const retry = (
      <Button size="small" busy={isFetching} onClick={() => refetch()}>
        {texts.failed.retry}
      </Button>
    )
    return (
      <Banner tone="danger" live title={words.failed} action={retry}>
        {error.message}
      </Banner>
    )
  }
  return (
    <RewardList
      rewards={data}
      onAdd={() => setAt({ kind: 'new' })}
      onEdit={(reward) => setAt({ kind: 'edit', reward })}
    />
  )
}

type RewardListProps = {
  rewards: RewardView[]
  onAdd: () => void
  onEdit: (reward: RewardView) => void
}

function RewardList({ rewards, onAdd, onEdit }: RewardListProps) {
  const { number } = useFormat()
  const [leaving, setLeaving] = useState<RewardView>()
  const offered = rewards.filter(({ active }) => active)
  const archived = rewards.filter(({ active }) => !active)
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden className="size-5" />} onClick={onAdd}>
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
                onArchive={() => setLeaving(reward)}
              />
            ))}
          </ul>
        </>
      )}
      {archived.length > 0 && (
        <details className="mt-6">
          <summary className="py-2 font-semibold text-muted">
            {words.archived(number(archived.length))}
          </summary>
          <ul className="divide-y divide-line">
            {archived.map((reward) => (
              <RewardItem key={reward.id} reward={reward} />
            ))}
          </ul>
        </details>
      )}
      {leaving && <ArchiveReward key={leaving.id} reward={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function RewardsLoading() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{words.loading}</span>
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} className="h-20 rounded-md" />
      ))}
    </div>
  )
}
