import type { ReactNode } from 'react'
import type { CompanyView } from '#server/identity/team/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { SubscriptionBadge } from '../billing/SubscriptionBadge.tsx'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { texts } from './texts.ts'

const words = texts.company

export function CompanyInfo({ company }: { company: CompanyView['company'] }) {
  const { longDate } = useFormat()
  const { trial_ends_at } = useSession().business
  return (
    <Card title={words.title}>
      <dl className="grid gap-4">
        <Fact name={words.name}>{company.company_name}</Fact>
        <Fact name={words.email}>{company.admin_email}</Fact>
        <Fact name={words.created}>{longDate(company.created_at)}</Fact>
        <Fact name={words.status}>
          <span className="flex flex-wrap items-center gap-2">
            {company.tier_name}
            <SubscriptionBadge status={company.subscription_status} trialEndsAt={trial_ends_at} />
          </span>
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd dir="auto" className="font-semibold wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}
