import type { TenantView } from '#server/admin/contract.ts'
import { useForm } from '#web/console/forms/useForm.ts'
import { wire } from '#web/console/forms/wire.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { format } from '../format.ts'
import { ReasonForm } from '../reasons/ReasonForm.tsx'
import { type CreditMove, useMoveCredits } from './creditQueries.ts'
import { creditTexts } from './texts.ts'

const words = creditTexts.form

type CreditFormProps = {
  tenant: Pick<TenantView, 'business_id' | 'company_name' | 'credits_remaining'>
  onCancel: () => void
  /** Called with the tenant's credits after the move. */
  onDone: (credits: number) => void
}

/** Asks how many credits a tenant gets or loses, and why. */
export function CreditForm({ tenant, onCancel, onDone }: CreditFormProps) {
  const save = useMoveCredits(tenant.business_id)
  const form = useForm(() => ({ reason: '', kind: 'granted' as CreditMove['kind'], credits: '' }))
  const { show } = useToast()
  const { kind } = form.typed
  const credits = Number(form.typed.credits)
  const read = (reason: string) =>
    Number.isInteger(credits) && credits > 0
      ? { kind, credits, reason }
      : void form.refuse({ credits: words.wholeNumber })
  const done = ({ credits_remaining }: { credits_remaining: number }) => {
    show({ tone: 'success', title: words.done[kind](format.number(credits), tenant.company_name) })
    onDone(credits_remaining)
  }
  return (
    <div>
      <p className="mb-3 text-muted">
        {words.of(tenant.company_name, format.number(tenant.credits_remaining))}
      </p>
      <ReasonForm
        form={form}
        save={save}
        read={read}
        onDone={done}
        onCancel={onCancel}
        variant={kind === 'taken' ? 'danger' : 'primary'}
        words={{ ...words, act: words[kind], acting: words.saving }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField {...wire(form, 'kind')} label={words.what}>
            <option value="granted">{words.granted}</option>
            <option value="taken">{words.taken}</option>
          </SelectField>
          <TextField
            {...wire(form, 'credits')}
            label={words.credits}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
          />
        </div>
      </ReasonForm>
    </div>
  )
}
