import { useMutation } from '@tanstack/react-query'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import type { RewardView } from '#server/loyalty/rewards/contract.ts'
import { call, v1 } from '#web/client/api.ts'
import { newerRow } from '#web/client/newerRow.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { handleSubmit } from '../../forms/handleSubmit.ts'
import { RefusalBanner } from '../../forms/RefusalBanner.tsx'
import { SaveButton } from '../../forms/SaveButton.tsx'
import StaleNotice from '../../forms/StaleNotice.tsx'
import { changesIn, useEditForm } from '../../forms/useEditForm.ts'
import { useUnsaved } from '../../forms/useLeaving.tsx'
import { useNameFocused } from '../../forms/useNameFocused.ts'
import { useFormat } from '../../page/format.ts'
import { readTyped } from '../form/readTyped.ts'
import { TypedFields } from '../form/TypedInput.tsx'
import { say } from '../form/typed.ts'
import { useRefreshRewards } from '../programsQuery.ts'
import { texts } from '../texts.ts'
import { type RewardValues, rewardInputs, typeReward } from './rewardInputs.ts'

const words = texts.catalogue

const openReward = (reward?: RewardView) => ({ version: reward?.version ?? 0, typed: typeReward(reward) })

const newerIn = (error: Error) => {
  const newer = newerRow<RewardView>(error, 'reward')
  return newer && openReward(newer)
}

type RewardFormProps = {
  program: ProgramView
  reward: RewardView | undefined
  onBack: () => void
}

/** The form of a reward of the catalogue, new or existing. */
export function RewardForm({ program, reward, onBack }: RewardFormProps) {
  const form = useEditForm(() => openReward(reward), newerIn)
  const leave = useUnsaved(form.unsaved)
  const { number } = useFormat()
  const minimum = program.config.minimumRedemption ?? 1
  const labels = words.fields(number(minimum), minimum)
  const save = useSaveReward(program.id, reward?.id, onBack)
  useNameFocused(form.form)

  const read = () => {
    const { values, wrong } = readTyped(rewardInputs, form.typed, number)
    if (form.refuse(wrong)) return
    return { version: form.opened.version, values: values as RewardValues }
  }
  return (
    <form
      className="flex min-h-full flex-col"
      noValidate
      ref={form.form}
      onSubmit={handleSubmit(form, save, read)}
    >
      <div className="mb-4">
        <h3 className="font-semibold text-lg">{reward ? words.editTitle : words.newTitle}</h3>
        {reward && <p className="text-muted text-sm">{words.editNote}</p>}
      </div>
      <TypedFields inputs={rewardInputs} words={labels} form={form} />
      <StaleNotice
        changes={changesIn(form, (name) => labels[name]!.label, say)}
        taken={form.taken}
        onTake={form.take}
      />
      <RefusalBanner message={form.failure?.message} />
      {/* Keeps the buttons at the foot of the sheet. */}
      <div className="grow" />
      <DialogActions>
        <Button onClick={() => leave(onBack)}>{words.back}</Button>
        <SaveButton
          newer={form.newer}
          save={save}
          disabled={!(form.typed.name as string).trim()}
          busyText={reward ? words.saving : words.creating}
        >
          {reward ? words.save : words.create}
        </SaveButton>
      </DialogActions>
    </form>
  )
}

type Save = { version: number; values: RewardValues }

function useSaveReward(programId: string, rewardId: string | undefined, onDone: () => void) {
  const refresh = useRefreshRewards(programId)
  const sendOnce = useSendOnce()
  const create = (values: RewardValues) => {
    const json = { program_id: programId, ...values }
    return sendOnce(json, (key) => call(v1.rewards.$post({ header: { 'idempotency-key': key }, json })))
  }
  return useMutation({
    mutationFn: ({ version, values }: Save) =>
      rewardId
        ? call(v1.rewards[':id'].$put({ param: { id: rewardId }, json: { version, ...values } }))
        : create(values),
    onSuccess: async () => {
      await refresh()
      onDone()
    },
  })
}
