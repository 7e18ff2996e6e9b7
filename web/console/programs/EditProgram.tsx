import { useMutation } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import { call, v1 } from '#web/client/api.ts'
import { newerRow } from '#web/client/newerRow.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { handleSubmit } from '../forms/handleSubmit.ts'
import { RefusalBanner } from '../forms/RefusalBanner.tsx'
import { SaveButton } from '../forms/SaveButton.tsx'
import StaleNotice from '../forms/StaleNotice.tsx'
import { changesIn, useEditForm } from '../forms/useEditForm.ts'
import { useUnsaved } from '../forms/useLeaving.tsx'
import { useFieldFocused } from '../forms/useNameFocused.ts'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { ProgramFields, useProgramWords } from './form/ProgramFields.tsx'
import { programInputs, typeProgram, type Writing } from './form/programInputs.ts'
import { readTyped } from './form/readTyped.ts'
import { say } from './form/typed.ts'
import { useRefreshPrograms } from './programsQuery.ts'
import { texts } from './texts.ts'

const Simulation = lazyPart(() => import('./simulation/Simulation.tsx'))
const words = texts.editDialog

type Opened = Pick<ProgramView, 'type' | 'version' | 'name' | 'config'>
const openProgram = ({ type, version, ...program }: Opened, business: Writing) => ({
  version,
  typed: typeProgram(type, program, business),
})

type EditProgramProps = {
  program: ProgramView
  /** The field that is focused first. */
  field?: string | undefined
  onClose: () => void
}

/** A program's name and config; its type is fixed. */
export function EditProgram({ program, field, onClose }: EditProgramProps) {
  const { id, type } = program
  const { business } = useSession()
  const newerIn = (error: Error) => {
    const newer = newerRow<ProgramView>(error, 'program')
    return newer && openProgram(newer, business)
  }
  const form = useEditForm(() => openProgram(program, business), newerIn)
  const leave = useUnsaved(form.unsaved)
  useFieldFocused(form.form, field)
  const { number } = useFormat()
  const labels = useProgramWords(type, form.typed)
  const save = useSave(id, onClose)

  const read = () => {
    const { values, wrong } = readTyped(programInputs(type, form.typed), form.typed, number)
    if (form.refuse(wrong)) return
    const { name, ...config } = values as { name: string }
    return { version: form.opened.version, name, config }
  }
  return (
    <form noValidate ref={form.form} onSubmit={handleSubmit(form, save, read)}>
      <div className="mb-6">
        <Banner>{words.keeps[type]}</Banner>
      </div>
      <ProgramFields type={type} form={form} cheapestReward={program.cheapest_reward} />
      <Suspense>
        <Simulation type={type} form={form} programId={id} />
      </Suspense>
      <StaleNotice
        changes={changesIn(form, (name) => labels[name]!.label, say)}
        taken={form.taken}
        onTake={form.take}
      />
      <RefusalBanner message={form.failure?.message} />
      <DialogActions>
        <Button onClick={() => leave(onClose)}>{texts.createDialog.cancel}</Button>
        <SaveButton
          newer={form.newer}
          save={save}
          disabled={!(form.typed.name as string).trim()}
          busyText={words.busy}
        >
          {words.submit}
        </SaveButton>
      </DialogActions>
    </form>
  )
}

function useSave(programId: string, onDone: () => void) {
  const refresh = useRefreshPrograms()
  const { show } = useToast()
  return useMutation({
    mutationFn: (json: { version: number; name: string; config: Record<string, unknown> }) =>
      call(v1.programs[':id'].$put({ param: { id: programId }, json })),
    onSuccess: async (_saved, { name }) => {
      await refresh()
      show({ title: words.done(name), tone: 'success' })
      onDone()
    },
  })
}
