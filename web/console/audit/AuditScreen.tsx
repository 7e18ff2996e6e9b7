import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import type { AuditEntry } from '#server/businesses/audit/contract.ts'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { isBackwards } from '#web/ui/fields/DayFields.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ExportLink } from '../exports/ExportLink.tsx'
import { useFilterInAddress } from '../page/address/useFilterInAddress.ts'
import { useFormat } from '../page/format.ts'
import { Page } from '../page/Page.tsx'
import { PagedList } from '../page/PagedList.tsx'
import { useSession } from '../session/session.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditList, AuditLoading } from './AuditList.tsx'
import { auditQuery, exportPath, type Filter, noFilter } from './auditQuery.ts'
import { isFilter } from './isFilter.ts'
import { NothingFound } from './NothingFound.tsx'
import { texts } from './texts.ts'

/** /audit: who did what in the business, for its admins. */
export default function AuditScreen() {
  const { permissions } = useSession()
  const [filter, setFilter] = useFilterInAddress<Filter>(noFilter, isFilter)
  const isAdmin = permissions.includes('business admin')
  return (
    <Page
      title={texts.title}
      description={texts.description}
      actions={
        isAdmin && (
          <ExportLink href={exportPath(filter)} className={buttonClass()}>
            <Download aria-hidden className="size-4" />
            {texts.export}
          </ExportLink>
        )
      }
    >
      {isAdmin ? <Log filter={filter} onFilter={setFilter} /> : <Banner>{texts.admins}</Banner>}
    </Page>
  )
}

function Log({ filter, onFilter }: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const { dateTime } = useFormat()
  const query = useInfiniteQuery({ ...auditQuery(filter), enabled: !isBackwards(filter) })
  return (
    <div className="flex flex-col gap-4">
      <AuditFilters filter={filter} onChange={onFilter}>
        <SelectField
          label={texts.who}
          value={filter.person}
          onChange={(event) => onFilter({ ...filter, person: event.target.value })}
        >
          <option value="">{texts.everybody}</option>
          <Options of={query.data?.pages[0]?.people.map(({ id, name }) => [id, name])} />
        </SelectField>
      </AuditFilters>
      <PagedList
        pages={query}
        words={{ ...texts, more: texts.older, loadingMore: texts.loadingOlder }}
        loading={<AuditLoading />}
        none={<NothingFound unfiltered={filter === noFilter} onClear={() => onFilter(noFilter)} />}
      >
        {(entries) => <AuditList entries={entries} dateTime={dateTime} more={customerLink} />}
      </PagedList>
    </div>
  )
}

const customerLink = ({ customer }: AuditEntry) =>
  customer && (
    <Link
      to="/customers/$customerId"
      params={{ customerId: customer.id }}
      dir="auto"
      className="inline-flex min-h-11 items-center font-semibold text-accent-text text-sm underline-offset-4 hover:underline"
    >
      {customer.name ?? texts.customer}
    </Link>
  )
