import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { NumberPad } from '#web/ui/fields/NumberPad.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useFormat } from '../../page/format.ts'
import { useUnsettled } from '../writes/useIntents.ts'
import { sendingText, useWrite } from '../writes/useWrites.ts'
import { RefundEffect } from './RefundEffect.tsx'
import { refundTexts as words } from './refundTexts.ts'

export type RefundDialogProps = {
  operationId: string
  /** Minor units. */
  left: number
  needsReason: boolean
  customerId: string
  customer: string
  onClose: () => void
  onRefunded: (text: string, detail: string) => void
}

/** Asks for the amount of a refund, and shows its effect first. */
export default function RefundDialog(props: RefundDialogProps) {
  const { money } = useFormat()
  // The amount left when the dialog was opened: after a lost answer, pressing again must not refund more.
  const [left, setLeft] = useState(props.left)
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={words.title(props.customer)}
      description={words.text(money(left))}
      size="small"
    >
      <RefundForm {...props} left={left} onOutdated={setLeft} />
    </Dialog>
  )
}

type RefundFormProps = RefundDialogProps & { onOutdated: (left: number) => void }

function RefundForm({ left, needsReason, onClose, onRefunded, onOutdated, ...about }: RefundFormProps) {
  const { money } = useFormat()
  const [keys, setKeys] = useState('')
  const [typedReason, setReason] = useState('')
  const amount = Number(keys)
  const reason = typedReason.trim() || undefined
  // Set by a press that came too early, so that the form says what is missing.
  const [pressed, setPressed] = useState(false)
  const reasonField = useRef<HTMLInputElement>(null)
  const tooMuch = amount > left ? words.tooMuch(money(left)) : undefined
  const amountFault = amount === 0 ? words.amountMissing : tooMuch
  const reasonFault = needsReason && !reason ? words.reasonMissing : undefined
  const refund = useWrite<'refund'>(
    ({ amount: back, notes }) => onRefunded(words.done(money(back)), notes.join(' ')),
    (_reason, details) => typeof details.left === 'number' && onOutdated(details.left),
  )
  const pending = useUnsettled().find(
    ({ write }) => write.kind === 'refund' && write.operationId === about.operationId,
  )
  const send = () => {
    setPressed(true)
    if (pending?.sending || amountFault) return
    if (reasonFault) reasonField.current?.focus()
    else refund.mutate({ kind: 'refund', ...about, amount, left, reason })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <ErrorBanner message={refund.error?.message} />
      {/* Keys are lower here, to leave room for the effect. */}
      <div className="[&>div]:max-w-none [&_button]:h-12">
        <NumberPad
          label={words.amount}
          placeholder={money(0)}
          value={keys}
          onChange={(typed) => setKeys(typed.replace(/^0+/, ''))}
          format={(typed) => money(Number(typed))}
          extraKey="00"
          maxLength={10}
          onSubmit={send}
          error={pressed ? amountFault : tooMuch}
        />
      </div>
      <Button onClick={() => setKeys(String(left))}>{words.all(money(left))}</Button>
      {amount > 0 && !tooMuch && <RefundEffect {...about} amount={amount} />}
      {needsReason && (
        <TextField
          ref={reasonField}
          label={words.reason}
          error={pressed ? reasonFault : undefined}
          hint={words.reasonHint}
          maxLength={500}
          autoComplete="off"
          value={typedReason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <FormActions
        cancel={words.cancel}
        onCancel={onClose}
        busy={pending?.sending ?? false}
        busyText={sendingText(pending, words.busy)}
      >
        {amount > 0 ? words.submit(money(amount)) : words.submitNothing}
      </FormActions>
    </form>
  )
}
