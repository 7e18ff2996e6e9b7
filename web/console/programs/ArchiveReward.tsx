import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RewardView } from '#server/rewards/contract.ts'
import { api, call } from '#web/client/api.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { useFormat } from '../format.ts'
import { rewardsQuery } from './programsQuery.ts'
import { texts } from './texts.ts'
import { newerRow } from './useTypedForm.ts'

const words = texts.catalogue.confirm

/** Asks before a reward leaves the catalogue, since nothing brings it back. */
export function ArchiveReward({ reward, onClose }: { reward: RewardView; onClose: () => void }) {
  const { number } = useFormat()
  const client = useQueryClient()
  const { id, name, program_id, version, waiting } = reward
  const archive = useMutation({
    mutationFn: () =>
      call(api.rewards[':rewardId'].archive.$post({ param: { rewardId: id }, json: { version } })),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries(rewardsQuery(program_id)),
  })
  const { error } = archive
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.title(name)}
      description={words.text(waiting, number(waiting))}
      confirmLabel={words.submit}
      busy={archive.isPending}
      busyText={words.busy}
      error={error ? (newerRow(error, 'reward') ? texts.catalogue.staleArchive : error.message) : undefined}
      onConfirm={() => archive.mutate()}
    />
  )
}
