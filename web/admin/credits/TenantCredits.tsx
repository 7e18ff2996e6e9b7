import { Link } from '@tanstack/react-router'
import type { TenantView } from '#server/admin/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { useQuestion } from '../reasons/useQuestion.ts'
import { CreditForm } from './CreditForm.tsx'
import { creditTexts as texts } from './texts.ts'

type TenantCreditsProps = {
  tenant: TenantView
  onChange: (tenant: TenantView) => void
  /** Told whether the question is open. */
  onAsking: (asking: boolean) => void
}

/** Gives a tenant credits or takes some, beside its plan. */
export function TenantCredits({ tenant, onChange, onAsking }: TenantCreditsProps) {
  const { question, hasAsked, ask, close } = useQuestion<true>(onAsking)
  return (
    <section>
      <h3 className="mb-3 font-semibold">{texts.tenant.title}</h3>
      {question ? (
        <CreditForm
          tenant={tenant}
          onCancel={close}
          onDone={(credits_remaining) => {
            close()
            onChange({ ...tenant, credits_remaining })
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => ask(true)} autoFocus={hasAsked}>
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
