import { type SubmitEvent, useState } from 'react'
import type { PresentRecord } from '#server/customer-record/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogActions } from '#web/ui/Dialog.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useFormat } from '../format.ts'
import { useAdjust } from './recordQuery.ts'
import type { TaskProps } from './taskProps.ts'
import { texts } from './texts.ts'

const words = texts.adjust
const units = { points: words.points, stamp_card: words.stamps, free_item: words.purchases } as const

/** Corrects points or stamps by hand, with the balance before and after in sight. */
export function AdjustDialog(props: TaskProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={words.title}
      description={words.text}
      size="small"
    >
      <AdjustForm {...props} />
    </Dialog>
  )
}

type Adjustable = PresentRecord['cards'][number]
const unitOf = ({ program }: Adjustable) => units[program.terms.type as keyof typeof units]
const isPoints = ({ program }: Adjustable) => program.terms.type === 'points'

function AdjustForm({ record, onOpenChange }: TaskProps) {
  const { number } = useFormat()
  const { show } = useToast()
  const cards = record.cards.filter(({ program }) => program.terms.type in units)
  const [programId, setProgramId] = useState(cards[0]?.program.id)
  const [by, setBy] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const adjust = useAdjust(record.customer.id)
  const card = cards.find(({ program }) => program.id === programId)
  if (!card) return <p className="text-muted">{words.none}</p>
  const change = readChange(by)
  const now = isPoints(card) ? card.progress.points_balance : card.progress.stamps_current
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (adjust.isPending) return
    const found = {
      ...(change === undefined && { by: words.wrong }),
      ...(!reason.trim() && { reason: words.noReason }),
    }
    setWrong(found)
    if (change === undefined || Object.keys(found).length > 0) return
    const amount = isPoints(card) ? { points: change } : { stamps: change }
    adjust.mutate(
      { program_id: card.program.id, ...amount, reason },
      {
        onSuccess: () => {
          show({ tone: 'success', title: words.done })
          onOpenChange(false)
        },
      },
    )
  }
  const refused = adjust.error instanceof ApiError ? adjust.error.fields : {}
  const hint = [
    words.hint(number(now)),
    ...(change && isPoints(card) ? [words.after(number(now + change))] : []),
  ]
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {adjust.error && Object.keys(refused).length === 0 && (
        <Banner tone="danger" live>
          {adjust.error.message}
        </Banner>
      )}
      <SelectField
        label={words.program}
        value={card.program.id}
        onChange={(event) => setProgramId(event.target.value)}
      >
        {cards.map(({ program }) => (
          <option key={program.id} value={program.id}>
            {program.name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={unitOf(card)}
        hint={hint.join(' ')}
        value={by}
        onChange={(event) => setBy(event.target.value)}
        error={wrong.by ?? refused.points ?? refused.stamps}
        maxLength={12}
        autoComplete="off"
      />
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={wrong.reason ?? refused.reason}
        maxLength={500}
        rows={3}
      />
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" busy={adjust.isPending} busyText={words.saving}>
          {words.save}
        </Button>
      </DialogActions>
    </form>
  )
}

/** '10', '+10', '-10' or '−10'; undefined for what is no change. */
function readChange(text: string): number | undefined {
  const plain = text.replace(/[\s,]/g, '').replace('−', '-')
  if (!/^[+-]?\d{1,9}$/.test(plain)) return undefined
  return Number(plain) || undefined
}
