import { useMutation } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import type { ProgramType } from '#server/loyalty/programs/config.ts'
import { ApiError, call, v1 } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { DialogActions } from '#web/ui/Dialog.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useFormat } from '../page/format.ts'
import { UpgradeLink, upgradeOf } from '../page/UpgradeLink.tsx'
import { ProgramFields } from './ProgramFields.tsx'
import { programInputs, typeProgram } from './programInputs.ts'
import { useRefreshPrograms } from './programsQuery.ts'
import { RefusalBanner } from './RefusalBanner.tsx'
import { readTyped } from './readTyped.ts'
import { TypeChoice } from './TypeChoice.tsx'
import { texts } from './texts.ts'
import type { Typed } from './typed.ts'
import { useNameFocused, useTypedForm } from './useTypedForm.ts'

const words = texts.createDialog

type CreateProgramProps = {
  /** Chosen before the dialog opened. */
  type?: ProgramType | undefined
  /** The plan's number of programs, when they are all in use. */
  full?: number | undefined
  onClose: () => void
}

/** Two steps: the type, then its config. Going back keeps what was typed; closing forgets it. */
export function CreateProgram({ type: first, full, onClose }: CreateProgramProps) {
  const { number } = useFormat()
  const [type, setType] = useState(first)
  const [step, setStep] = useState<'type' | 'config'>(first ? 'config' : 'type')
  const [drafts, setDrafts] = useState<Partial<Record<ProgramType, Typed>>>({})
  const choose = (chosen: ProgramType) => {
    setType(chosen)
    setStep('config')
  }
  if (step === 'config' && type) {
    const back = (typed: Typed) => {
      setDrafts((before) => ({ ...before, [type]: typed }))
      setStep('type')
    }
    return <ConfigStep type={type} draft={drafts[type]} onBack={back} onClose={onClose} />
  }
  return (
    <>
      {full !== undefined && (
        <div className="mb-4">
          <Banner tone="warning" action={<UpgradeLink to="/subscription" />}>
            {words.full(number(full), full)}
          </Banner>
        </div>
      )}
      <p className="mb-3 text-muted">{words.choose}</p>
      <TypeChoice chosen={type} onChoose={choose} />
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
      </DialogActions>
    </>
  )
}

type ConfigStepProps = {
  type: ProgramType
  draft: Typed | undefined
  onBack: (typed: Typed) => void
  onClose: () => void
}

function ConfigStep({ type, draft, onBack, onClose }: ConfigStepProps) {
  const form = useTypedForm(() => draft ?? typeProgram(type))
  const { number } = useFormat()
  const create = useCreate(onClose)
  const [refused, setRefused] = useState<Error>()
  useNameFocused(form.form)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (create.isPending) return
    setRefused(undefined)
    const { values, wrong } = readTyped(programInputs(type, form.typed), form.typed, number)
    if (form.refuse(wrong)) return
    const { name, ...config } = values as { name: string }
    const onError = (error: Error) => {
      if (!(error instanceof ApiError && form.refuse(error.fields))) setRefused(error)
    }
    create.mutate({ name, type, config }, { onError })
  }
  return (
    <form noValidate ref={form.form} onSubmit={submit}>
      <div className="-ms-3 mb-4 flex items-center gap-2">
        <Button
          size="small"
          variant="quiet"
          icon={<ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />}
          onClick={() => onBack(form.typed)}
        >
          {words.back}
        </Button>
        <p className="text-muted">{texts.types[type].label}</p>
      </div>
      <ProgramFields type={type} form={form} />
      <RefusalBanner message={refused?.message} upgrade={upgradeOf(refused)} />
      <DialogActions>
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={!(form.typed.name as string).trim()}
          busy={create.isPending}
          busyText={words.busy}
        >
          {words.submit}
        </Button>
      </DialogActions>
    </form>
  )
}

function useCreate(onDone: () => void) {
  const refresh = useRefreshPrograms()
  const { show } = useToast()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: (json: { name: string; type: ProgramType; config: Record<string, unknown> }) =>
      sendOnce(json, (key) => call(v1.programs.$post({ header: { 'idempotency-key': key }, json }))),
    onSuccess: async (_made, { name }) => {
      await refresh()
      show({ title: words.done(name), description: words.doneText, tone: 'success' })
      onDone()
    },
  })
}
