import type { TenantView } from '#server/surfaces/admin/contract.ts'
import { columns } from './columns.tsx'
import { Table } from './Table.tsx'
import { texts } from './texts.ts'

const { company, email, tier, status, credits, mrr } = columns

/** The newest companies and what each brings a month. */
export function RecentTenants({ tenants }: { tenants: TenantView[] }) {
  return (
    <Table
      label={texts.dashboard.recent}
      columns={[company, email, tier, status, credits, mrr]}
      rows={tenants}
      keyOf={(one) => one.business_id}
    />
  )
}
