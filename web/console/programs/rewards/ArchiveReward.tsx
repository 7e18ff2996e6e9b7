import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RewardView } from '#server/loyalty/rewards/contract.ts'
import { call, v1 } from '#web/client/api.ts'
import { newerRow } from '#web/client/newerRow.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { RefusalBanner } from '../../forms/RefusalBanner.tsx'
import { useFormat } from '../../page/format.ts'
import { useRefreshRewards } from '../programsQuery.ts'
import { texts } from '../texts.ts'

const words = texts.catalogue.confirm

/** Asks before a reward leaves the catalogue, since nothing brings it back. */
export function ArchiveReward({ reward, onBack }: { reward: RewardView; onBack: () => void }) {
  const { number } = useFormat()
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  const { id, name, program_id, version, waiting } = reward
  const refresh = useRefreshRewards(program_id)
  const archive = useMutation({
    mutationFn: () => call(v1.rewards[':id'].archive.$post({ param: { id }, json: { version } })),
    onSuccess: onBack,
    onSettled: refresh,
  })
  const { error } = archive
  return (
    <div className="flex min-h-full flex-col">
      <h3 className="wrap-anywhere font-semibold text-lg">{words.title(name)}</h3>
      <p className="mt-1 text-muted">{words.text(waiting, number(waiting))}</p>
      <RefusalBanner
        message={error && newerRow(error, 'reward') ? texts.catalogue.staleArchive : error?.message}
      />
      <div className="grow" />
      <DialogActions>
        <Button ref={cancel} onClick={onBack}>
          {words.cancel}
        </Button>
        <Button
          variant="primary"
          busy={archive.isPending}
          busyText={words.busy}
          onClick={() => archive.mutate()}
        >
          {words.submit}
        </Button>
      </DialogActions>
    </div>
  )
}
