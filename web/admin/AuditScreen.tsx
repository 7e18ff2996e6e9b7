import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AuditEntry } from '#server/businesses/audit/contract.ts'
import { AuditFilters } from '#web/console/audit/AuditFilters.tsx'
import { AuditList, AuditLoading } from '#web/console/audit/AuditList.tsx'
import { type Filter, isBackwards, noFilter } from '#web/console/audit/auditQuery.ts'
import { NothingFound } from '#web/console/audit/NothingFound.tsx'
import { texts as auditTexts } from '#web/console/audit/texts.ts'
import { Page } from '#web/console/page/Page.tsx'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { Failed } from './Failed.tsx'
import { createUtcFormat } from './format.ts'
import { adminAuditQuery } from './userQueries.ts'
import { texts } from './userTexts.ts'

const words = texts.audit
const route = getRouteApi('/admin/admin/audit')

/** /admin/audit, with ?shop=... or ?person=... for one alone. */
export default function AuditScreen() {
  const { shop, person = '' } = route.useSearch()
  const [filter, setFilter] = useState<Filter>(noFilter)
  const sought = { ...filter, person }
  const { data, error, refetch, isFetching, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery({ ...adminAuditQuery(sought, shop), enabled: !isBackwards(filter) })
  const found = data?.pages.flatMap(({ data: entries }) => entries)
  return (
    <Page title={words.title} description={words.description}>
      <div className="flex flex-col gap-4">
        <AuditFilters filter={filter} onChange={setFilter} />
        {(shop || person) && <Narrowed shop={shop} company={companyIn(found, shop)} />}
        {error && !found && <Failed error={error} busy={isFetching} onRetry={refetch} />}
        {!found && !error && <AuditLoading />}
        {found?.length === 0 && (
          <NothingFound unfiltered={filter === noFilter} onClear={() => setFilter(noFilter)} />
        )}
        {found && found.length > 0 && <AuditList entries={found} dateTime={utc.dateTime} more={shopLink} />}
        {hasNextPage && (
          <Button
            className="self-center"
            busy={isFetchingNextPage}
            busyText={auditTexts.loadingOlder}
            onClick={() => fetchNextPage()}
          >
            {auditTexts.older}
          </Button>
        )}
      </div>
    </Page>
  )
}

const utc = createUtcFormat()

const companyIn = (entries: AuditEntry[] | undefined, shop: string | undefined) =>
  entries?.find((one) => one.shop?.business_id === shop)?.shop?.company_name

function Narrowed({ shop, company }: { shop: string | undefined; company: string | undefined }) {
  const named = company ? words.oneShopNamed(company) : words.oneShop
  return (
    <Banner
      action={
        <Link to="/admin/audit" className={buttonClass('quiet', 'small')}>
          {words.all}
        </Link>
      }
    >
      {shop ? named : words.onePerson}
    </Banner>
  )
}

const shopLink = ({ shop }: AuditEntry) =>
  shop && (
    <Link
      to="/admin/audit"
      search={{ shop: shop.business_id }}
      className="inline-flex min-h-11 items-center font-semibold text-accent-text text-sm underline-offset-4 hover:underline"
      aria-label={words.only(shop.company_name)}
    >
      {shop.company_name}
    </Link>
  )
