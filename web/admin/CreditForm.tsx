import { useState } from 'react'
import type { TenantView } from '#server/surfaces/admin/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { type CreditMove, useMoveCredits } from './creditQueries.ts'
import { creditTexts } from './creditTexts.ts'
import { format } from './format.ts'
import { ReasonForm } from './ReasonForm.tsx'

const words = creditTexts.form

type CreditFormProps = {
  tenant: Pick<TenantView, 'business_id' | 'company_name' | 'credits_remaining'>
  onCancel: () => void
  /** With what the tenant has then. */
  onDone: (credits: number) => void
}

/** Asks how many credits a tenant is to get or lose, and why. */
export function CreditForm({ tenant, onCancel, onDone }: CreditFormProps) {
  const { mutate, isPending, error } = useMoveCredits(tenant.business_id)
  const [kind, setKind] = useState<CreditMove['kind']>('granted')
  const [credits, setCredits] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { show } = useToast()
  const wrong = error instanceof ApiError ? error.fields : {}
  const move = (reason: string) => {
    const count = Number(credits)
    const isWhole = Number.isInteger(count) && count > 0
    setWrong(!isWhole)
    if (!isWhole) return
    mutate(
      { kind, credits: count, reason },
      {
        onSuccess: ({ credits_remaining }) => {
          const title = words.done[kind](format.number(count), tenant.company_name)
          show({ tone: 'success', title })
          onDone(credits_remaining)
        },
      },
    )
  }
  return (
    <div>
      <p className="mb-3 text-muted">
        {words.of(tenant.company_name, format.number(tenant.credits_remaining))}
      </p>
      {error && Object.keys(wrong).length === 0 && (
        <Banner tone="danger" live>
          {error.message}
        </Banner>
      )}
      <ReasonForm
        variant={kind === 'taken' ? 'danger' : 'primary'}
        words={{ ...words, act: words[kind], acting: words.saving }}
        wrong={wrong.reason}
        busy={isPending}
        onCancel={onCancel}
        onReason={move}
      >
        <div className="mt-5 grid gap-4 sm:grid-cols-2">
          <SelectField
            label={words.what}
            value={kind}
            onChange={(event) => setKind(event.target.value as CreditMove['kind'])}
          >
            <option value="granted">{words.granted}</option>
            <option value="taken">{words.taken}</option>
          </SelectField>
          <TextField
            label={words.credits}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            value={credits}
            onChange={(event) => {
              setCredits(event.target.value)
              setWrong(false)
            }}
            error={isWrong ? words.wholeNumber : wrong.credits}
          />
        </div>
      </ReasonForm>
    </div>
  )
}
