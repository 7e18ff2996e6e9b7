import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanGrant, TenantView } from '#server/surfaces/admin/contract.ts'
import { plansQuery } from '#web/console/billing/subscriptionQuery.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { PlanAct } from './adminQueries.ts'
import { ReasonForm } from './ReasonForm.tsx'
import { texts } from './texts.ts'

const words = texts.plan

type GrantFormProps = {
  tenant: TenantView
  /** A grant means that it is to be taken back. */
  asking: 'grant' | 'extend' | PlanGrant
  wrong: Record<string, string>
  busy: boolean
  onCancel: () => void
  onAct: (act: PlanAct) => void
}

/** Asks for the grant, its end and the reason; to take one back, only for the reason. */
export function GrantForm({ tenant, asking, wrong, busy, onCancel, onAct }: GrantFormProps) {
  const { data: tiers = [] } = useQuery(plansQuery)
  const paid = tiers.filter(({ price_monthly }) => Number(price_monthly) > 0)
  const [chosen, setChosen] = useState(tenant.asked?.tier_id)
  const [endsOn, setEndsOn] = useState('')
  const tierId = chosen ?? paid[0]?.id ?? ''
  const act = (reason: string) => {
    if (typeof asking === 'object') return onAct({ kind: 'takeBack', grant_id: asking.id, reason })
    if (asking === 'extend') return onAct({ kind: 'extend', ends_on: endsOn, reason })
    return onAct({ kind: 'grant', tier_id: tierId, ends_on: endsOn, reason })
  }
  const isTakingBack = typeof asking === 'object'
  return (
    <ReasonForm
      variant={isTakingBack ? 'danger' : 'primary'}
      words={{ ...words, act: isTakingBack ? words.takeBack : words[asking], acting: words.saving }}
      wrong={wrong.reason}
      busy={busy}
      onCancel={onCancel}
      onReason={act}
    >
      {!isTakingBack && (
        <div className="mt-5 grid gap-4 sm:grid-cols-2">
          {asking === 'grant' && (
            <SelectField
              label={words.tier}
              value={tierId}
              onChange={(event) => setChosen(event.target.value)}
              error={wrong.tier_id}
            >
              {paid.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <TextField
            label={words.lastDay}
            hint={words.lastDayHint}
            type="date"
            value={endsOn}
            onChange={(event) => setEndsOn(event.target.value)}
            error={wrong.ends_on}
          />
        </div>
      )}
    </ReasonForm>
  )
}
