import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { TenantView } from '#server/surfaces/admin/contract.ts'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { CreditForm } from './CreditForm.tsx'
import { creditTexts as texts } from './creditTexts.ts'

type TenantCreditsProps = {
  tenant: TenantView
  onChange: (tenant: TenantView) => void
  /** Whether the question is open. */
  onAsking: (asking: boolean) => void
}

/** Gives a tenant credits or takes some, beside its plan. */
export function TenantCredits({ tenant, onChange, onAsking }: TenantCreditsProps) {
  // 'done' after the question: then the focus returns to the button that opened it.
  const [asking, setAsking] = useState<'no' | 'yes' | 'done'>('no')
  const ask = (next: 'yes' | 'done') => {
    setAsking(next)
    onAsking(next === 'yes')
  }
  return (
    <section>
      <h3 className="mb-3 font-semibold">{texts.tenant.title}</h3>
      {asking === 'yes' ? (
        <CreditForm
          tenant={tenant}
          onCancel={() => ask('done')}
          onDone={(credits_remaining) => {
            ask('done')
            onChange({ ...tenant, credits_remaining })
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => ask('yes')} autoFocus={asking === 'done'}>
            {texts.move}
          </Button>
          <Link
            to="/admin/credits"
            search={{ business: tenant.business_id }}
            className={buttonClass('quiet')}
          >
            {texts.tenant.log}
          </Link>
        </div>
      )}
    </section>
  )
}
