import { useRef, useState } from 'react'
import type { TenantView } from '#server/admin/contract.ts'
import { SubscriptionBadge } from '#web/console/billing/SubscriptionBadge.tsx'
import { Dialog } from '#web/ui/dialogs/Dialog.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { TenantCredits } from '../credits/TenantCredits.tsx'
import { Fact } from '../Fact.tsx'
import { format, price } from '../format.ts'
import { TenantHealth } from '../health/TenantHealth.tsx'
import { texts } from '../texts.ts'
import { useCanText } from '../useCanText.ts'
import { AllowTexts } from './AllowTexts.tsx'
import { LookInto } from './LookInto.tsx'
import { TenantActions } from './TenantActions.tsx'
import { TenantPlan } from './TenantPlan.tsx'
import { tenantTexts } from './texts.ts'

const words = tenantTexts.details
const heads = texts.columns

/** Everything the platform keeps of one company. The dialog shows its last tenant while it closes. */
export default function TenantDetails({
  tenant,
  onChange,
  onClose,
}: {
  tenant: TenantView | null
  onChange: (tenant: TenantView) => void
  onClose: () => void
}) {
  const last = useRef(tenant)
  if (tenant) last.current = tenant
  return (
    <Dialog open={tenant !== null} onOpenChange={(open) => !open && onClose()} title={words.title}>
      {last.current && <Details tenant={last.current} onChange={onChange} onDone={onClose} />}
    </Dialog>
  )
}

type DetailsProps = { tenant: TenantView; onChange: (tenant: TenantView) => void; onDone: () => void }

function Details({ tenant, onChange, onDone }: DetailsProps) {
  // One question at a time, with only the facts that belong to it: its buttons stay in sight at the bottom of the
  // dialog.
  const [isGranting, setGranting] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const [isImpersonating, setImpersonating] = useState(false)
  const isAsking = isGranting || isMoving || isImpersonating
  const { stripe_price_id: priceId, suspended_at } = tenant
  return (
    <div className="flex flex-col gap-6">
      {suspended_at && (
        <Banner tone="danger" title={tenantTexts.suspending.since(format.longDate(suspended_at))}>
          {tenant.suspended_reason}
        </Banner>
      )}
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {!isAsking && <Fact label={heads.email}>{tenant.email}</Fact>}
        <Fact label={heads.company}>{tenant.company_name}</Fact>
        {!isAsking && <Subscription tenant={tenant} />}
      </dl>
      {!isAsking && <Usage tenant={tenant} />}
      {!isMoving && !isImpersonating && (
        <TenantPlan
          key={`plan of ${tenant.business_id}`}
          tenant={tenant}
          onChange={onChange}
          onAsking={setGranting}
        />
      )}
      {!isGranting && !isImpersonating && (
        <TenantCredits
          key={`credits of ${tenant.business_id}`}
          tenant={tenant}
          onChange={onChange}
          onAsking={setMoving}
        />
      )}
      {!isAsking && <TenantHealth key={`health of ${tenant.business_id}`} id={tenant.business_id} />}
      {!isGranting && !isMoving && (
        <LookInto key={`look into ${tenant.business_id}`} tenant={tenant} onAsking={setImpersonating} />
      )}
      {tenant.awaits_payment && !isAsking && <AllowTexts tenant={tenant} onDone={onDone} />}
      {priceId && !isAsking && (
        <section className="rounded-md bg-quiet p-4">
          <h3 className="text-muted text-sm">{words.stripePrice}</h3>
          <code className="wrap-anywhere font-mono">{priceId}</code>
        </section>
      )}
      {!isAsking && <TenantActions key={tenant.business_id} tenant={tenant} onChange={onChange} />}
    </div>
  )
}

function Subscription({ tenant }: { tenant: TenantView }) {
  const { tier, subscription_period_end: end, cancels_at } = tenant
  const until = cancels_at
    ? words.ends(format.longDate(cancels_at))
    : end && words.renews(format.longDate(end))
  return (
    <>
      <Fact label={heads.tier}>
        {tier.name}
        <span className="block text-muted text-sm">{words.price(price(tier.price_monthly))}</span>
      </Fact>
      <Fact label={heads.created}>{format.longDate(tenant.created_at)}</Fact>
      <Fact label={heads.status}>
        <Status status={tenant.subscription_status} />
        {until && <span className="mt-1 block text-muted text-sm">{until}</span>}
      </Fact>
      <Fact label={heads.credits}>{format.number(tenant.credits_remaining)}</Fact>
    </>
  )
}

function Usage({ tenant }: { tenant: TenantView }) {
  const canText = useCanText()
  return (
    <section>
      <h3 className="font-semibold">{words.usage}</h3>
      <dl className="mt-2 grid grid-cols-2 gap-4">
        <Figure label={words.customers} value={tenant.usage_customers} />
        {canText && <Figure label={words.sms} value={tenant.usage_sms_monthly} note={words.smsMonth} />}
      </dl>
    </section>
  )
}

/** Any status other than active or trial is shown as canceled here (spec section 4). */
function Status({ status }: { status: string }) {
  if (status === 'active' || status === 'trial' || status === 'canceled')
    return <SubscriptionBadge status={status} />
  return <Badge tone="danger">{status}</Badge>
}

function Figure({ label, value, note }: { label: string; value: number; note?: string }) {
  return (
    <div className="rounded-md border border-line p-4">
      <dt className="text-muted text-sm">
        {label} {note}
      </dt>
      <dd className="display text-xl tabular-nums">{format.number(value)}</dd>
    </div>
  )
}
