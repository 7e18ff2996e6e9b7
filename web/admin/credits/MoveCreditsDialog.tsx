import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { TenantView } from '#server/admin/contract.ts'
import { texts as pageTexts } from '#web/console/page/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog, type DialogShown } from '#web/ui/dialogs/Dialog.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { Failed } from '../Failed.tsx'
import { format } from '../format.ts'
import { Loading } from '../Loading.tsx'
import { tenantsQuery } from '../tenantsQuery.ts'
import { CreditForm } from './CreditForm.tsx'
import { creditTexts } from './texts.ts'

const words = creditTexts.choose
const SHOWN = 5

/** Finds a company, then asks how many credits it gets or loses. */
export default function MoveCreditsDialog({ open, onOpenChange }: DialogShown) {
  const [chosen, setChosen] = useState<TenantView>()
  const change = (isOpen: boolean) => {
    onOpenChange(isOpen)
    if (!isOpen) setChosen(undefined)
  }
  return (
    <Dialog open={open} onOpenChange={change} title={words.title}>
      {chosen ? (
        <>
          <Button size="small" variant="quiet" className="mb-3" onClick={() => setChosen(undefined)}>
            {words.other}
          </Button>
          <CreditForm tenant={chosen} onCancel={() => change(false)} onDone={() => change(false)} />
        </>
      ) : (
        <Choose onChoose={setChosen} />
      )}
    </Dialog>
  )
}

function Choose({ onChoose }: { onChoose: (tenant: TenantView) => void }) {
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search.trim())
  const query = useInfiniteQuery(tenantsQuery({ search: sought }))
  const { data, error, isFetching, isPlaceholderData } = query
  const found = data?.pages[0]?.data.slice(0, SHOWN)
  return (
    <div className="flex flex-col gap-4">
      <SearchField label={words.search} value={search} onSearch={setSearch} autoFocus />
      {!found && <Failed query={query} />}
      {!found && !error && <Loading className="h-60 rounded-md" />}
      <p role="status" className="sr-only">
        {found && !isPlaceholderData && pageTexts.shown(found.length, false)}
      </p>
      {found?.length === 0 && <p className="text-muted">{words.none}</p>}
      {found && found.length > 0 && (
        <ul aria-label={words.results} aria-busy={isFetching} className="divide-y divide-line">
          {found.map((tenant) => (
            <li key={tenant.business_id}>
              <button
                type="button"
                onClick={() => onChoose(tenant)}
                className="flex min-h-12 w-full items-center justify-between gap-4 rounded-md px-2 py-1 text-start transition-colors hover:bg-quiet"
              >
                <span className="min-w-0">
                  <bdi className="block truncate font-semibold">{tenant.company_name}</bdi>
                  <span className="block truncate text-muted text-sm">{tenant.email}</span>
                </span>
                <span className="shrink-0 text-muted text-sm tabular-nums">
                  {words.has(format.number(tenant.credits_remaining))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
