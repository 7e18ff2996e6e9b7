import type { TenantView } from '#server/admin/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { format } from '../format.ts'
import { useQuestion } from '../reasons/useQuestion.ts'
import { GrantForm, type GrantQuestion } from './GrantForm.tsx'
import { GrantHistory } from './GrantHistory.tsx'
import { useActOnPlan } from './tenantQueries.ts'
import { tenantTexts } from './texts.ts'

const words = tenantTexts.plan

type TenantPlanProps = {
  tenant: TenantView
  onChange: (tenant: TenantView) => void
  /** Told whether a question is open. */
  onAsking: (asking: boolean) => void
}

/** A tenant's grants beside what it pays for or tries, with buttons to grant and take back. */
export function TenantPlan({ tenant, onChange, onAsking }: TenantPlanProps) {
  const save = useActOnPlan(tenant.business_id)
  const { question, hasAsked, ask, close } = useQuestion<GrantQuestion>(onAsking)
  const { show } = useToast()
  const done = (changed: TenantView) => {
    close()
    onChange(changed)
    const kind = typeof question === 'string' ? question : 'takeBack'
    show({ tone: 'success', title: words.done[kind](tenant.company_name) })
  }
  return (
    <section>
      <h3 className="font-semibold">{words.title}</h3>
      <ul className="mt-1 mb-3 text-muted">
        {linesOf(tenant).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {question ? (
        <GrantForm tenant={tenant} question={question} save={save} onDone={done} onCancel={close} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {canExtend(tenant) && <Button onClick={() => ask('extend')}>{words.extend}</Button>}
          <Button onClick={() => ask('grant')} autoFocus={hasAsked}>
            {words.grant}
          </Button>
        </div>
      )}
      <GrantHistory grants={tenant.grants} onTakeBack={question ? null : ask} />
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
