import { useQuery } from '@tanstack/react-query'
import type { PlanGrant, TenantView } from '#server/admin/contract.ts'
import { plansQuery } from '#web/console/billing/subscriptionQuery.ts'
import type { Save } from '#web/console/forms/handleSubmit.ts'
import { useForm } from '#web/console/forms/useForm.ts'
import { wire } from '#web/console/forms/wire.ts'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { ReasonForm } from '../reasons/ReasonForm.tsx'
import type { PlanAct } from './tenantQueries.ts'
import { tenantTexts } from './texts.ts'

const words = tenantTexts.plan

/** A grant means that this grant is to be taken back. */
export type GrantQuestion = 'grant' | 'extend' | PlanGrant

type GrantFormProps = {
  tenant: TenantView
  question: GrantQuestion
  save: Save<PlanAct, TenantView>
  onDone: (changed: TenantView) => void
  onCancel: () => void
}

/** Asks for the grant, its end and the reason; to take a grant back, only for the reason. */
export function GrantForm({ tenant, question, save, onDone, onCancel }: GrantFormProps) {
  const { data: tiers = [] } = useQuery(plansQuery)
  const paid = tiers.filter(({ price_monthly }) => Number(price_monthly) > 0)
  const form = useForm(() => ({ reason: '', tier_id: tenant.asked?.tier_id ?? '', ends_on: '' }))
  const { ends_on } = form.typed
  const tier_id = form.typed.tier_id || (paid[0]?.id ?? '')
  const read = (reason: string): PlanAct => {
    if (typeof question === 'object') return { kind: 'takeBack', grant_id: question.id, reason }
    if (question === 'extend') return { kind: 'extend', ends_on, reason }
    return { kind: 'grant', tier_id, ends_on, reason }
  }
  const isTakingBack = typeof question === 'object'
  return (
    <ReasonForm
      form={form}
      save={save}
      read={read}
      onDone={onDone}
      onCancel={onCancel}
      variant={isTakingBack ? 'danger' : 'primary'}
      words={{ ...words, act: isTakingBack ? words.takeBack : words[question], acting: words.saving }}
    >
      {!isTakingBack && (
        <div className="grid gap-4 sm:grid-cols-2">
          {question === 'grant' && (
            <SelectField {...wire(form, 'tier_id')} label={words.tier} value={tier_id}>
              <Options of={paid.map(({ id, name }) => [id, name])} />
            </SelectField>
          )}
          <TextField {...wire(form, 'ends_on')} label={words.lastDay} hint={words.lastDayHint} type="date" />
        </div>
      )}
    </ReasonForm>
  )
}
