import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { AuditEntry } from '#server/businesses/audit/contract.ts'
import { AuditFilters } from '#web/console/audit/AuditFilters.tsx'
import { AuditList, AuditLoading } from '#web/console/audit/AuditList.tsx'
import { type Filter, noFilter } from '#web/console/audit/auditQuery.ts'
import { isFilter } from '#web/console/audit/isFilter.ts'
import { NothingFound } from '#web/console/audit/NothingFound.tsx'
import { texts as auditTexts } from '#web/console/audit/texts.ts'
import { useFilterInAddress } from '#web/console/page/address/useFilterInAddress.ts'
import { Page } from '#web/console/page/Page.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { isBackwards } from '#web/ui/fields/DayFields.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { AdminList } from '../AdminList.tsx'
import { createUtcFormat } from '../format.ts'
import { texts } from './texts.ts'
import { adminAuditQuery } from './userQueries.ts'

const words = texts.audit
const route = getRouteApi('/admin/admin/audit')

/** /admin/audit, with ?business=... or ?person=... for one business or person. */
export default function AuditScreen() {
  const { business } = route.useSearch()
  const [filter, setFilter] = useFilterInAddress<Filter>(noFilter, isFilter)
  const query = useInfiniteQuery({ ...adminAuditQuery(filter, business), enabled: !isBackwards(filter) })
  const entries = query.data?.pages.flatMap(({ data }) => data)
  return (
    <Page title={words.title} description={words.description}>
      <div className="flex flex-col gap-4">
        <AuditFilters filter={filter} onChange={setFilter} />
        {(business || filter.person) && (
          <Narrowed business={business} company={companyIn(entries, business)} />
        )}
        <AdminList
          pages={query}
          words={{ more: auditTexts.older, loadingMore: auditTexts.loadingOlder }}
          loading={<AuditLoading />}
          none={<NothingFound unfiltered={filter === noFilter} onClear={() => setFilter(noFilter)} />}
        >
          {(found) => <AuditList entries={found} dateTime={utc.dateTime} more={businessLink} />}
        </AdminList>
      </div>
    </Page>
  )
}

const utc = createUtcFormat()

const companyIn = (entries: AuditEntry[] | undefined, business: string | undefined) =>
  entries?.find((one) => one.business?.business_id === business)?.business?.company_name

function Narrowed({ business, company }: { business: string | undefined; company: string | undefined }) {
  const named = company ? words.oneBusinessNamed(company) : words.oneBusiness
  return (
    <Banner
      action={
        <Link to="/admin/audit" className={buttonClass('quiet', 'small')}>
          {words.all}
        </Link>
      }
    >
      {business ? named : words.onePerson}
    </Banner>
  )
}

const businessLink = ({ business }: AuditEntry) =>
  business && (
    <Link
      to="/admin/audit"
      search={{ business: business.business_id }}
      className="inline-flex min-h-11 items-center font-semibold text-accent-text text-sm underline-offset-4 hover:underline"
      aria-label={words.only(business.company_name)}
    >
      {business.company_name}
    </Link>
  )
