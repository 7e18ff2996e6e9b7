import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Building2, Eye } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import type { TenantSort, TenantView } from '#server/admin/contract.ts'
import { Page } from '#web/console/page/Page.tsx'
import { useAhead } from '#web/console/page/useAhead.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/notices/EmptyState.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { AdminList } from '../AdminList.tsx'
import { Loading } from '../Loading.tsx'
import { NewNames } from '../review/NewNames.tsx'
import { newNamesQuery } from '../review/nameQueries.ts'
import { Table } from '../Table.tsx'
import { type Filter, tenantsQuery } from '../tenantsQuery.ts'
import { texts } from '../texts.ts'
import { columns } from './columns.tsx'
import { tenantTexts } from './texts.ts'

const TenantDetails = lazyPart(() => import('./TenantDetails.tsx'))

const words = tenantTexts.list
const statuses: NonNullable<Filter['status']>[] = ['active', 'trial', 'canceled', 'asking']

/** /admin/tenants: every company, found by name or email. */
export default function TenantsScreen() {
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<Filter['status']>()
  const sought = useDeferredValue(search.trim())
  // Undefined until a tenant is first viewed: the dialog's code is loaded only then.
  const [shown, setShown] = useState<TenantView | null>()
  // New names stand above the list, which would move when they come.
  const isLoading = useQuery(newNamesQuery).isPending
  useAhead((client) => {
    const { by: sort, order } = firstSorting
    void client.prefetchInfiniteQuery(tenantsQuery({ search: '', status: undefined, sort, order }))
  })
  return (
    <Page title={words.title}>
      {isLoading ? (
        <Loading className="h-96 rounded-md" />
      ) : (
        <>
          <NewNames onOpen={setShown} />
          <div className="mb-6 grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <SearchField
              label={words.searchLabel}
              placeholder={words.search}
              value={search}
              onSearch={setSearch}
            />
            <SelectField
              label={words.status}
              value={status ?? ''}
              onChange={(event) => setStatus(statuses.find((one) => one === event.target.value))}
            >
              <option value="">{words.statuses.all}</option>
              <Options of={statuses.map((one) => [one, words.statuses[one]])} />
            </SelectField>
          </div>
          <Card>
            <Tenants filter={{ search: sought, status }} onView={setShown} />
          </Card>
        </>
      )}
      {shown !== undefined && (
        <Suspense>
          <TenantDetails tenant={shown} onChange={setShown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </Page>
  )
}

/** Columns that can be sorted by, each with the order of its first click. */
const firstOrder: Record<TenantSort, 'asc' | 'desc'> = {
  company: 'asc',
  email: 'asc',
  tier: 'desc',
  credits: 'desc',
  customers: 'desc',
  created: 'desc',
}
const isSort = (by: string): by is TenantSort => by in firstOrder

type Sorting = { by: TenantSort; order: 'asc' | 'desc' }
const firstSorting: Sorting = { by: 'created', order: 'desc' }

/** A second click on the same column reverses the order. */
function nextSorting({ by, order }: Sorting, clicked: TenantSort): Sorting {
  if (clicked !== by) return { by: clicked, order: firstOrder[clicked] }
  return { by, order: order === 'asc' ? 'desc' : 'asc' }
}

function Tenants({ filter, onView }: { filter: Filter; onView: (tenant: TenantView) => void }) {
  const [sorting, setSorting] = useState(firstSorting)
  const query = useInfiniteQuery(tenantsQuery({ ...filter, sort: sorting.by, order: sorting.order }))
  const none = (
    <EmptyState icon={<Building2 />} title={words.none}>
      {words.noneText}
    </EmptyState>
  )
  const { company, email, tierAndPrice, status, credits, usage, created } = columns
  const actions = {
    head: texts.columns.actions,
    end: true,
    cell: (tenant: TenantView) => (
      <IconButton label={words.view(tenant.company_name)} icon={<Eye />} onClick={() => onView(tenant)} />
    ),
  }
  return (
    <AdminList pages={query} words={words} loading={<Loading className="h-96 rounded-md" />} none={none}>
      {(tenants) => (
        <Table
          label={words.title}
          columns={[company, email, tierAndPrice, status, credits, usage, created, actions]}
          rows={tenants}
          keyOf={(one) => one.business_id}
          onOpen={onView}
          sorted={sorting}
          onSort={(by) => isSort(by) && setSorting(nextSorting(sorting, by))}
        />
      )}
    </AdminList>
  )
}
