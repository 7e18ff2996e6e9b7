import type { TenantView } from '#server/admin/contract.ts'
import { SubscriptionBadge } from '#web/console/billing/SubscriptionBadge.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { format, price } from '../format.ts'
import type { Column } from '../Table.tsx'
import { texts } from '../texts.ts'
import { useCanText } from '../useCanText.ts'
import { tenantTexts } from './texts.ts'

const heads = texts.columns
/** Long text at the width that a table of many columns has room for. */
const longText = (text: string, width = 'xl:max-w-36 2xl:max-w-64') => (
  <span className={`block max-w-28 truncate sm:max-w-44 ${width}`} title={text}>
    {text}
  </span>
)

/** Columns from which the tables of tenants choose. */
export const columns = {
  company: {
    head: heads.company,
    sort: 'company',
    // Below the name stands what has no column on a narrow screen.
    cell: (tenant) => (
      <>
        {longText(tenant.company_name)}
        <span className="block font-normal text-muted text-sm min-[87.4rem]:hidden">
          {longText(tenant.email)}
          <OnPhone tenant={tenant} />
          {heads.created} {format.date(tenant.created_at)}
        </span>
      </>
    ),
  },
  email: {
    head: heads.email,
    sort: 'email',
    from: 'wide',
    cell: ({ email }) => longText(email, 'xl:max-w-44 min-[90rem]:max-w-52 2xl:max-w-60'),
  },
  tier: { head: heads.tier, from: 'md', cell: ({ tier }) => tier.name },
  tierAndPrice: {
    head: heads.tier,
    sort: 'tier',
    from: 'md',
    cell: ({ tier }) => (
      <>
        {tier.name}
        <span className="block text-muted text-sm">
          {tenantTexts.details.price(price(tier.price_monthly))}
        </span>
      </>
    ),
  },
  status: {
    head: heads.status,
    cell: ({ subscription_status, suspended_at, granted, asked }) => (
      <span className="flex max-w-36 flex-wrap gap-1 2xl:max-w-64">
        <SubscriptionBadge status={subscription_status} />
        {granted && <Badge tone="info">{tenantTexts.plan.short(granted.tier_name)}</Badge>}
        {asked && <Badge tone="warning">{tenantTexts.plan.asks(asked.tier_name)}</Badge>}
        {suspended_at && <Badge tone="danger">{tenantTexts.suspending.state}</Badge>}
      </span>
    ),
  },
  credits: {
    head: heads.credits,
    sort: 'credits',
    end: true,
    from: 'md',
    cell: ({ credits_remaining }) => format.number(credits_remaining),
  },
  // Only active tenants pay (spec section 9).
  mrr: {
    head: heads.mrr,
    end: true,
    cell: ({ subscription_status, tier }) =>
      price(subscription_status === 'active' ? tier.price_monthly : '0'),
  },
  usage: {
    head: heads.usage,
    sort: 'customers',
    from: 'md',
    cell: (tenant) => <Usage tenant={tenant} />,
  },
  created: {
    head: heads.created,
    sort: 'created',
    from: 'wide',
    cell: ({ created_at }) => format.date(created_at),
  },
} satisfies Record<string, Column<TenantView>>

/** Plan and usage, which have no columns there. */
function OnPhone({ tenant: { tier, usage_customers, usage_sms_monthly } }: { tenant: TenantView }) {
  const { customers, sms } = tenantTexts.list
  const standing = [tier.name, customers(format.number(usage_customers), usage_customers === 1)]
  if (useCanText()) standing.push(sms(format.number(usage_sms_monthly)))
  return <span className="block md:hidden">{standing.join(' · ')}</span>
}

function Usage({ tenant: { usage_customers, usage_sms_monthly } }: { tenant: TenantView }) {
  const canText = useCanText()
  return (
    <span className="whitespace-nowrap">
      {tenantTexts.list.customers(format.number(usage_customers), usage_customers === 1)}
      {canText && (
        <span className="block text-muted text-sm">
          {tenantTexts.list.sms(format.number(usage_sms_monthly))}
        </span>
      )}
    </span>
  )
}

const roomy = 'xl:max-w-48 2xl:max-w-80'
const roomyEmail = 'xl:max-w-48 min-[90rem]:max-w-72 2xl:max-w-80'

/** Wider company and email columns, for tables of few columns. */
export const roomyColumns = {
  company: { ...columns.company, cell: ({ company_name }) => longText(company_name, roomy) },
  email: { ...columns.email, from: 'xl', cell: ({ email }) => longText(email, roomyEmail) },
} satisfies Record<string, Column<TenantView>>
