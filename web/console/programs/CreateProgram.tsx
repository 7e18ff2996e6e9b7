import { useMutation } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ProgramType } from '#server/loyalty/programs/config.ts'
import type { ProgramView } from '#server/loyalty/programs/contract.ts'
import { call, v1 } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { handleSubmit } from '../forms/handleSubmit.ts'
import { differing } from '../forms/keepTyped.ts'
import { RefusalBanner } from '../forms/RefusalBanner.tsx'
import { useForm } from '../forms/useForm.ts'
import { useUnsaved } from '../forms/useLeaving.tsx'
import { useNameFocused } from '../forms/useNameFocused.ts'
import { useFormat } from '../page/format.ts'
import { UpgradeLink, upgradeOf } from '../page/UpgradeLink.tsx'
import { useSession } from '../session/session.ts'
import { ProgramFields } from './form/ProgramFields.tsx'
import { nameOfCopy, programInputs, typeProgram, type Writing } from './form/programInputs.ts'
import { readTyped } from './form/readTyped.ts'
import { TypeChoice } from './form/TypeChoice.tsx'
import type { Typed } from './form/typed.ts'
import { useRefreshPrograms } from './programsQuery.ts'
import { texts } from './texts.ts'

const Simulation = lazyPart(() => import('./simulation/Simulation.tsx'))
const words = texts.createDialog

type CreateProgramProps = {
  /** A type chosen before the dialog opened. */
  type?: ProgramType | undefined
  /** The program that the new one copies. */
  from?: ProgramView | undefined
  /** The plan's number of programs, if all are in use. */
  full?: number | undefined
  onClose: () => void
}

/** Two steps: the type, then its config. Going back keeps the input. Closing drops it, and asks first. */
export function CreateProgram({ type: first, from, full, onClose }: CreateProgramProps) {
  const [type, setType] = useState(first)
  const [step, setStep] = useState<'type' | 'config'>(first ? 'config' : 'type')
  const [drafts, setDrafts] = useState<Partial<Record<ProgramType, Typed>>>({})
  const { business } = useSession()
  const leave = useUnsaved(Object.keys(drafts).length > 0)
  const choose = (chosen: ProgramType) => {
    setType(chosen)
    setStep('config')
  }
  if (step === 'config' && type) {
    const start = startOf(type, business, from)
    const back = (typed: Typed) => {
      const { [type]: _before, ...others } = drafts
      setDrafts(differing(start, typed).length > 0 ? { ...others, [type]: typed } : others)
      setStep('type')
    }
    return (
      <ConfigStep
        type={type}
        start={start}
        draft={drafts[type]}
        full={full}
        onBack={back}
        onClose={onClose}
      />
    )
  }
  return (
    <>
      <PlanFull allowed={full} />
      <p className="mb-3 text-muted">{words.choose}</p>
      <TypeChoice chosen={type} onChoose={choose} />
      <DialogActions>
        <Button onClick={() => leave(onClose)}>{words.cancel}</Button>
      </DialogActions>
    </>
  )
}

/** Says before anything is typed that the plan allows no further program. */
function PlanFull({ allowed }: { allowed: number | undefined }) {
  const { number } = useFormat()
  if (allowed === undefined) return null
  return (
    <div className="mb-4">
      <Banner tone="warning" action={<UpgradeLink to="/subscription" />}>
        {words.full(number(allowed), allowed)}
      </Banner>
    </div>
  )
}

const startOf = (type: ProgramType, business: Writing, from?: ProgramView): Typed =>
  from?.type === type
    ? typeProgram(type, { name: nameOfCopy(from.name), config: from.config }, business)
    : typeProgram(type)

type ConfigStepProps = {
  type: ProgramType
  /** The first state of the form; input is what differs from it. */
  start: Typed
  draft: Typed | undefined
  full: number | undefined
  onBack: (typed: Typed) => void
  onClose: () => void
}

function ConfigStep({ type, start, draft, full, onBack, onClose }: ConfigStepProps) {
  const form = useForm(() => draft ?? start)
  const leave = useUnsaved(differing(start, form.typed).length > 0)
  const { number } = useFormat()
  const create = useCreate(onClose)
  useNameFocused(form.form)

  const read = () => {
    const { values, wrong } = readTyped(programInputs(type, form.typed), form.typed, number)
    if (form.refuse(wrong)) return
    const { name, ...config } = values as { name: string }
    return { name, type, config }
  }
  return (
    <form noValidate ref={form.form} onSubmit={handleSubmit(form, create, read)}>
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
      <PlanFull allowed={full} />
      <ProgramFields type={type} form={form} />
      <Suspense>
        <Simulation type={type} form={form} />
      </Suspense>
      <RefusalBanner message={form.failure?.message} upgrade={upgradeOf(form.failure)} />
      <FormActions
        cancel={words.cancel}
        onCancel={() => leave(onClose)}
        disabled={!(form.typed.name as string).trim()}
        busy={create.isPending}
        busyText={words.busy}
      >
        {words.submit}
      </FormActions>
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
    onSuccess: async (_made, { name, type }) => {
      await refresh()
      show({ title: words.done(name), description: words.doneText[type], tone: 'success' })
      onDone()
    },
  })
}
