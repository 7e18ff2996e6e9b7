import { useState } from 'react'
import type { PlanGrant, TenantView } from '#server/surfaces/admin/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { type PlanAct, useActOnPlan } from './adminQueries.ts'
import { format } from './format.ts'
import { GrantForm } from './GrantForm.tsx'
import { GrantHistory } from './GrantHistory.tsx'
import { texts } from './texts.ts'

const words = texts.plan

/** The open question; 'none' after the first one, so that the focus returns. */
type Asking = 'grant' | 'extend' | PlanGrant | 'none' | null

type TenantPlanProps = {
  tenant: TenantView
  onChange: (tenant: TenantView) => void
  /** Whether a question is open. */
  onAsking: (asking: boolean) => void
}

/** A tenant's grants beside what it pays for or tries, and buttons to grant or take back. */
export function TenantPlan({ tenant, onChange, onAsking }: TenantPlanProps) {
  const { mutate, isPending, error, reset } = useActOnPlan(tenant.business_id)
  const [asking, setAsking] = useState<Asking>(null)
  const { show } = useToast()
  const ask = (wanted: Asking) => {
    reset()
    setAsking(wanted)
    onAsking(wanted !== 'none')
  }
  const act = (wanted: PlanAct) =>
    mutate(wanted, {
      onSuccess: (changed) => {
        ask('none')
        onChange(changed)
        show({ tone: 'success', title: words.done[wanted.kind](tenant.company_name) })
      },
    })
  const wrong = error instanceof ApiError ? error.fields : {}
  const isAsking = asking !== null && asking !== 'none'
  return (
    <section>
      <h3 className="font-semibold">{words.title}</h3>
      <ul className="mt-1 mb-3 text-muted">
        {linesOf(tenant).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {error && Object.keys(wrong).length === 0 && (
        <Banner tone="danger" live>
          {error.message}
        </Banner>
      )}
      {isAsking ? (
        <GrantForm
          tenant={tenant}
          asking={asking}
          wrong={wrong}
          busy={isPending}
          onCancel={() => ask('none')}
          onAct={act}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {canExtend(tenant) && <Button onClick={() => ask('extend')}>{words.extend}</Button>}
          <Button onClick={() => ask('grant')} autoFocus={asking === 'none'}>
            {words.grant}
          </Button>
        </div>
      )}
      <GrantHistory grants={tenant.grants} onTakeBack={isAsking ? null : ask} />
    </section>
  )
}

const canExtend = ({ trial_ends_on, subscription_status: status, subscription_period_end }: TenantView) =>
  trial_ends_on !== null && subscription_period_end === null && (status === 'trial' || status === 'canceled')

function linesOf({ granted, trial_ends_on, subscription_status, asked, grants }: TenantView): string[] {
  const trial = subscription_status === 'trial' ? words.trialUntil : words.trialOver
  return [
    asked && words.asked(asked.tier_name, format.date(asked.at)),
    granted && words.granted(granted.tier_name, format.day(granted.ends_on)),
    trial_ends_on && subscription_status !== 'active' && trial(format.day(trial_ends_on)),
    grants.length === 0 && words.nothing,
  ].filter((line) => typeof line === 'string')
}
