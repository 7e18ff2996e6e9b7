import { Suspense, useState } from 'react'
import type { TenantView } from '#server/admin/contract.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { type Column, Table } from '../Table.tsx'
import { columns, roomyColumns } from '../tenants/columns.tsx'
import { tenantTexts } from '../tenants/texts.ts'
import { overviewTexts } from './texts.ts'

const TenantDetails = lazyPart(() => import('../tenants/TenantDetails.tsx'))

const { tier, status, credits, mrr } = columns
const { company, email } = roomyColumns

/** The newest companies and what each pays a month; a row opens its details. */
export function RecentTenants({ tenants }: { tenants: TenantView[] }) {
  // Undefined until a tenant is first viewed: the dialog's code is loaded only then.
  const [shown, setShown] = useState<TenantView | null>()
  const name: Column<TenantView> = {
    ...company,
    cell: (tenant) => (
      <button
        type="button"
        aria-label={tenantTexts.list.view(tenant.company_name)}
        className="min-h-11 text-start hover:underline"
        onClick={() => setShown(tenant)}
      >
        {company.cell(tenant)}
      </button>
    ),
  }
  return (
    <>
      <Table
        label={overviewTexts.recent}
        columns={[name, email, tier, status, credits, mrr]}
        rows={tenants}
        keyOf={(one) => one.business_id}
        onOpen={setShown}
      />
      {shown !== undefined && (
        <Suspense>
          <TenantDetails tenant={shown} onChange={setShown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  )
}
