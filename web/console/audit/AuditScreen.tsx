import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { AuditEntry } from '#server/businesses/audit/contract.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/buttonClass.ts'
import { isBackwards } from '#web/ui/DayFields.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { ExportLink } from '../exports/ExportLink.tsx'
import { useFormat } from '../page/format.ts'
import { Page } from '../page/Page.tsx'
import { useSession } from '../session/session.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditList, AuditLoading } from './AuditList.tsx'
import { auditQuery, exportPath, type Filter, noFilter } from './auditQuery.ts'
import { NothingFound } from './NothingFound.tsx'
import { texts } from './texts.ts'

/** /audit: who did what in the business, for its admins. */
export default function AuditScreen() {
  const { permissions } = useSession()
  const [filter, setFilter] = useState<Filter>(noFilter)
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
  const { data, error, refetch, isFetching, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery({ ...auditQuery(filter), enabled: !isBackwards(filter) })
  const found = data?.pages.flatMap(({ data: entries }) => entries)
  return (
    <div className="flex flex-col gap-4">
      <AuditFilters filter={filter} onChange={onFilter}>
        <SelectField
          label={texts.who}
          value={filter.person}
          onChange={(event) => onFilter({ ...filter, person: event.target.value })}
        >
          <option value="">{texts.everybody}</option>
          {data?.pages[0]?.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </AuditFilters>
      {error && (
        <Banner
          tone="danger"
          title={texts.failed}
          live
          action={
            <Button size="small" busy={isFetching} onClick={() => refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {!found && !error && <AuditLoading />}
      {found?.length === 0 && (
        <NothingFound unfiltered={filter === noFilter} onClear={() => onFilter(noFilter)} />
      )}
      {found && found.length > 0 && <AuditList entries={found} dateTime={dateTime} more={customerLink} />}
      {hasNextPage && (
        <Button
          className="self-center"
          busy={isFetchingNextPage}
          busyText={texts.loadingOlder}
          onClick={() => fetchNextPage()}
        >
          {texts.older}
        </Button>
      )}
    </div>
  )
}

const customerLink = ({ customer }: AuditEntry) =>
  customer && (
    <Link
      to="/customers/$customerId"
      params={{ customerId: customer.id }}
      className="inline-flex min-h-11 items-center font-semibold text-accent-text text-sm underline-offset-4 hover:underline"
    >
      {customer.name ?? texts.customer}
    </Link>
  )
