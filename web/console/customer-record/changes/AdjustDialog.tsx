import type { PresentRecord } from '#server/data/customer-record/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { handleSubmit } from '../../forms/handleSubmit.ts'
import { useForm } from '../../forms/useForm.ts'
import { useUnsaved } from '../../forms/useLeaving.tsx'
import { wire } from '../../forms/wire.ts'
import { useFormat } from '../../page/format.ts'
import { useAdjust } from '../recordQuery.ts'
import type { TaskProps } from '../taskProps.ts'
import { texts } from '../texts.ts'

const words = texts.adjust
const units = { points: words.points, stamp_card: words.stamps, free_item: words.purchases } as const

/** Corrects points, stamps or visits by hand, and shows the balance before and after. */
export function AdjustDialog(props: TaskProps) {
  return (
    <FormDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={words.title}
      description={words.text}
      size="small"
    >
      <AdjustForm {...props} />
    </FormDialog>
  )
}

/**
 * A value that can be corrected: a balance in a program, or the visits, which belong to the customer and not to a
 * program.
 */
type Adjustable = {
  id: string
  name: string
  label: string
  field: 'points' | 'stamps' | 'visits'
  now: number
  program_id?: string
}

const adjustables = ({ cards, customer }: PresentRecord): Adjustable[] => [
  ...cards.flatMap(({ program: { id, name, terms }, progress }) => {
    if (!(terms.type in units)) return []
    const label = units[terms.type as keyof typeof units]
    const held =
      terms.type === 'points'
        ? { field: 'points' as const, now: progress.points_balance }
        : { field: 'stamps' as const, now: progress.stamps_current }
    return [{ id, name, label, ...held, program_id: id }]
  }),
  {
    ...{ id: 'visits', name: words.visitsOfCustomer, label: words.visits },
    ...{ field: 'visits', now: customer.total_visits },
  },
]

function AdjustForm({ record, onOpenChange }: TaskProps) {
  const { number } = useFormat()
  const { show } = useToast()
  const choices = adjustables(record)
  const form = useForm(() => ({ id: choices[0]!.id, by: '', reason: '' }))
  const { by, reason } = form.typed
  const leave = useUnsaved(by !== '' || reason !== '')
  const adjust = useAdjust(record.customer.id)
  const what = choices.find(({ id }) => id === form.typed.id) ?? choices[0]!
  const { field, now, program_id } = what
  const change = readChange(by)
  const read = () => {
    const isWrong = form.refuse({
      ...(change === undefined && { by: words.wrong }),
      ...(!reason.trim() && { reason: words.noReason }),
    })
    return isWrong ? undefined : { ...(program_id && { program_id }), [field]: change, reason }
  }
  const done = () => {
    show({ tone: 'success', title: words.done })
    onOpenChange(false)
  }
  // The server names the field after what is corrected.
  const onError = (error: Error) => {
    const { [field]: wrongBy, ...others } = error instanceof ApiError ? error.fields : {}
    if (!form.refuse({ ...others, ...(wrongBy && { by: wrongBy }) })) form.onError(error)
  }
  const hint = [
    words.hint(number(now)),
    ...(change && field !== 'stamps' ? [words.after(number(now + change))] : []),
  ]
  return (
    <form
      ref={form.form}
      onSubmit={handleSubmit({ ...form, onError }, adjust, read, done)}
      noValidate
      className="flex flex-col gap-5"
    >
      <ErrorBanner message={form.failure?.message} />
      <SelectField {...wire(form, 'id')} label={words.program}>
        <Options of={choices.map(({ id, name }) => [id, name])} />
      </SelectField>
      <TextField
        {...wire(form, 'by')}
        label={what.label}
        hint={hint.join(' ')}
        maxLength={12}
        autoComplete="off"
      />
      <TextArea
        {...wire(form, 'reason')}
        label={words.reason}
        hint={words.reasonHint}
        maxLength={500}
        rows={3}
      />
      <FormActions
        cancel={texts.cancel}
        onCancel={() => leave(() => onOpenChange(false))}
        busy={adjust.isPending}
        busyText={words.saving}
      >
        {words.save}
      </FormActions>
    </form>
  )
}

/** Reads '10', '+10', '-10' or '−10'; undefined for 0 and for any other text. */
function readChange(text: string): number | undefined {
  const plain = text.replace(/[\s,]/g, '').replace('−', '-')
  if (!/^[+-]?\d{1,9}$/.test(plain)) return undefined
  return Number(plain) || undefined
}
