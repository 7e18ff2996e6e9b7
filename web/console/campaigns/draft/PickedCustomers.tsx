import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { CustomerView } from '#server/loyalty/customers/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { customerName } from '../../customers/customerName.ts'
import { customerSearchQuery } from '../../customers/searchQuery.ts'
import { useLater } from '../../forms/useLater.ts'
import { useFormat } from '../../page/format.ts'
import { customerQuery } from '../campaignsQuery.ts'
import { draftTexts } from './texts.ts'
import { idsIn } from './typedDraft.ts'

const texts = draftTexts.picked
const MOST: typeof import('#server/messaging/campaigns/contract.ts').MOST_PICKED = 1000
/** Only the first picked customers are shown, as each name is a request of its own. */
const SHOWN = 12
const MOST_FOUND = 6
/** The server is asked after a pause in typing, not for each letter. */
const PAUSE_MS = 250

type PickedProps = { picked: string; onChange: (picked: string) => void }

/** Customers who were picked one by one: their names, and a search for more. */
export function PickedCustomers({ picked, onChange }: PickedProps) {
  const { number } = useFormat()
  const [shown, setShown] = useState(SHOWN)
  const ids = idsIn(picked)
  const change = (next: string[]) => onChange(next.join(' '))
  const more = ids.length - shown
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{texts.label}</legend>
      <p role="status" className="font-semibold">
        {ids.length === 0 ? texts.none : texts.count(number(ids.length), ids.length)}
      </p>
      <Names ids={ids.slice(0, shown)} onRemove={(id) => change(ids.filter((one) => one !== id))} />
      <div className="flex flex-wrap gap-2">
        {more > 0 && (
          <Button size="small" variant="quiet" onClick={() => setShown(shown + 4 * SHOWN)}>
            {texts.more(number(Math.min(more, 4 * SHOWN)))}
          </Button>
        )}
        {ids.length > 1 && (
          <Button size="small" variant="quiet" onClick={() => change([])}>
            {texts.clear}
          </Button>
        )}
      </div>
      {ids.length < MOST ? (
        <AddOne picked={ids} onAdd={(id) => change([id, ...ids])} />
      ) : (
        <p className="text-muted text-sm">{texts.full}</p>
      )}
    </fieldset>
  )
}

function Names({ ids, onRemove }: { ids: string[]; onRemove: (id: string) => void }) {
  const format = useFormat()
  const found = useQueries({ queries: ids.map(customerQuery) })
  if (ids.length === 0) return null
  const nameOf = (place: number) => {
    const { data, error } = found[place]!
    return data ? customerName(data, format) : error ? texts.gone : '…'
  }
  return (
    <ul className="flex flex-wrap gap-2">
      {ids.map((id, place) => (
        <li
          key={id}
          className="flex min-w-0 max-w-full items-center gap-1 rounded-full border border-line bg-surface ps-3 pe-1"
        >
          <span dir="auto" className="truncate text-sm">
            {nameOf(place)}
          </span>
          <IconButton
            size="small"
            label={texts.remove(nameOf(place))}
            icon={<X />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  )
}

function AddOne({ picked, onAdd }: { picked: string[]; onAdd: (id: string) => void }) {
  const format = useFormat()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const search = useLater(typed.trim(), PAUSE_MS)
  const field = useRef<HTMLInputElement>(null)
  const { data } = useQuery({ ...customerSearchQuery(search), enabled: search !== '' })
  const found = typed.trim() === search ? data : undefined
  const offered = found?.filter(({ id }) => !picked.includes(id)).slice(0, MOST_FOUND)
  const add = (customer: CustomerView) => {
    client.setQueryData(customerQuery(customer.id).queryKey, customer)
    onAdd(customer.id)
    setTyped('')
    field.current?.focus()
  }
  const addFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter belongs to the search here, not to the form around it.
    event.preventDefault()
    if (offered?.[0]) add(offered[0])
  }
  return (
    <div className="flex flex-col gap-2">
      <SearchField
        ref={field}
        label={texts.search}
        placeholder={texts.searchHint}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onSearch={setTyped}
        onKeyDown={addFirst}
      />
      {offered?.length === 0 && (
        <p role="status" className="text-muted text-sm">
          {texts.nobody}
        </p>
      )}
      {offered && offered.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {offered.map((customer) => (
            <li key={customer.id}>
              <button
                type="button"
                aria-label={texts.add(customerName(customer, format))}
                onClick={() => add(customer)}
                className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-start hover:bg-quiet"
              >
                <Plus aria-hidden className="size-4 shrink-0 text-muted" />
                <span dir="auto" className="min-w-0 truncate">
                  {customerName(customer, format)}
                </span>
                <span className="ms-auto truncate text-muted text-sm">
                  {customer.phone ? format.phone(customer.phone) : customer.email}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
