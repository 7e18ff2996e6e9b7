import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RewardSums } from '#server/data/analytics/contract.ts'
import { minorDigits } from '#server/platform/money/minorDigits.ts'
import { app, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { handleSubmit } from '../../forms/handleSubmit.ts'
import { useForm } from '../../forms/useForm.ts'
import { wire } from '../../forms/wire.ts'
import { readMoney, writeMoney } from '../../page/typedMoney.ts'
import { useSession } from '../../session/session.ts'
import { analyticsTexts } from '../texts.ts'

const texts = analyticsTexts.rewards.dialog

type CostDialogProps = DialogShown & { reward: RewardSums }

/** Asks for the cost of one reward to the business. */
export default function CostDialog({ reward, open, onOpenChange }: CostDialogProps) {
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title(reward.name)}
      description={texts.description}
    >
      <CostForm key={reward.id} reward={reward} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function CostForm({ reward, onDone }: { reward: RewardSums; onDone: () => void }) {
  const { currency, locale } = useSession().business
  const digits = minorDigits(currency)
  const form = useForm(() => ({ cost: reward.cost === null ? '' : writeMoney(reward.cost, digits, locale) }))
  const client = useQueryClient()
  const { show } = useToast()
  const save = useMutation({
    mutationFn: (cost: number | null) =>
      call(app.rewards[':id'].cost.$put({ param: { id: reward.id }, json: { cost } })),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['analytics'] })
      show({ tone: 'success', title: texts.saved })
      onDone()
    },
  })
  const read = () => {
    const cost = readCost(form.typed.cost, digits)
    return cost === undefined ? void form.refuse({ cost: texts.unreadable }) : cost
  }
  const { error, ...field } = wire(form, 'cost')
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={handleSubmit(form, save, read)}
      className="flex flex-col gap-6"
    >
      <TextField
        {...field}
        label={texts.label}
        hint={texts.hint}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        suffix={currency}
        error={error ?? form.failure?.message}
      />
      <div className="flex justify-end gap-3">
        <Button onClick={onDone}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" busy={save.isPending} busyText={texts.saving}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

/**
 * Reads minor units: null for an empty text, undefined for anything that is not an amount. A reward may cost nothing.
 */
function readCost(typed: string, digits: number): number | null | undefined {
  if (!typed.trim()) return null
  return /^0([.,]0*)?$/.test(typed.trim()) ? 0 : readMoney(typed, digits)
}
