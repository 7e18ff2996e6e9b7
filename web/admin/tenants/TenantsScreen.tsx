import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Building2, Eye } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import type { TenantSort, TenantView } from '#server/admin/contract.ts'
import { useFilterInAddress } from '#web/console/page/address/useFilterInAddress.ts'
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
  const [wanted, want] = useFilterInAddress<Wanted>(usual, isWanted)
  const { search, status } = wanted
  // Undefined until a tenant is first viewed: the dialog's code is loaded only then.
  const [shown, setShown] = useState<TenantView | null>()
  // New names stand above the list, which would move when they come.
  const isLoading = useQuery(newNamesQuery).isPending
  useAhead((client) => void client.prefetchInfiniteQuery(listQuery(wanted)))
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
              onSearch={(typed) => want({ ...wanted, search: typed })}
            />
            <SelectField
              label={words.status}
              value={status}
              onChange={({ target }) => want({ ...wanted, status: target.value as Wanted['status'] })}
            >
              <option value="">{words.statuses.all}</option>
              <Options of={statuses.map((one) => [one, words.statuses[one]])} />
            </SelectField>
          </div>
          <Card>
            <Tenants wanted={wanted} onWant={want} onView={setShown} />
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
const isSort = (by: string): by is TenantSort => Object.hasOwn(firstOrder, by)

/** The list that an address asks for. */
type Wanted = {
  search: string
  status: NonNullable<Filter['status']> | ''
  sort: TenantSort
  order: 'asc' | 'desc'
}
const usual: Wanted = { search: '', status: '', sort: 'created', order: 'desc' }
const isWanted = ({ status, sort, order }: Wanted): boolean =>
  (status === '' || statuses.includes(status)) && isSort(sort) && (order === 'asc' || order === 'desc')

/** A second click on the same column reverses the order. */
function nextSorting({ sort, order }: Wanted, clicked: TenantSort): Pick<Wanted, 'sort' | 'order'> {
  if (clicked !== sort) return { sort: clicked, order: firstOrder[clicked] }
  return { sort, order: order === 'asc' ? 'desc' : 'asc' }
}

const listQuery = ({ search, status, ...sorting }: Wanted) =>
  tenantsQuery({ search: search.trim(), status: status || undefined, ...sorting })

type TenantsProps = {
  wanted: Wanted
  onWant: (wanted: Wanted) => void
  onView: (tenant: TenantView) => void
}

function Tenants({ wanted, onWant, onView }: TenantsProps) {
  const { sort, order } = wanted
  const search = useDeferredValue(wanted.search)
  const query = useInfiniteQuery(listQuery({ ...wanted, search }))
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
          sorted={{ by: sort, order }}
          onSort={(by) => isSort(by) && onWant({ ...wanted, ...nextSorting(wanted, by) })}
        />
      )}
    </AdminList>
  )
}
