import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CustomerSort } from '#server/loyalty/customers/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useLater } from '../forms/useLater.ts'
import { useHasPoints } from '../programs/useHasPoints.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import type { OptionalColumn } from './columns.ts'
import type { ListWanted } from './customersQuery.ts'
import { selectionTexts } from './selection/selectionTexts.ts'
import { sorts } from './sorts.ts'
import { texts } from './texts.ts'
import type { Look } from './useListAddress.ts'

const PAUSE_MS = 200

type ListToolsProps = {
  wanted: ListWanted
  onLook: Look
  /** Null where there is no table. */
  columns: {
    shown: readonly OptionalColumn[]
    onShow: (column: OptionalColumn, wanted: boolean) => void
  } | null
  /** Where there is no table: whether the rows have boxes. Null where there is one. */
  selecting: { on: boolean; onSwitch: () => void } | null
}

export function ListTools({ wanted, onLook, columns, selecting }: ListToolsProps) {
  const givesPoints = useHasPoints()
  const offered = sorts.filter((sort) => sort !== 'points' || givesPoints || wanted.sort === 'points')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-72">
        <SearchField search={wanted.search} onSearch={(next) => onLook({ search: next })} />
      </div>
      <div className="min-w-40 flex-1 sm:max-w-48">
        <SelectField
          label={texts.sort}
          value={wanted.sort}
          onChange={(event) => onLook({ sort: event.target.value as CustomerSort })}
        >
          <Options of={offered.map((one) => [one, texts.sorts[one]])} />
        </SelectField>
      </div>
      {selecting && (
        <Button onClick={selecting.onSwitch}>
          {selecting.on ? selectionTexts.chooseDone : selectionTexts.choose}
        </Button>
      )}
      {columns && <ColumnChoice {...columns} />}
    </div>
  )
}

/** Typed text becomes the search after a pause. A search from the address is shown in the field. */
function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [typed, setTyped] = useState(search)
  const asked = useRef(search)
  const settled = useLater(typed.trim(), PAUSE_MS)
  const report = useRef(onSearch)
  useEffect(() => {
    report.current = onSearch
  })
  useEffect(() => {
    if (settled === asked.current) return
    asked.current = settled
    report.current(settled)
  }, [settled])
  useEffect(() => {
    if (search === asked.current) return
    asked.current = search
    setTyped(search)
  }, [search])
  return (
    <TextField
      label={texts.search}
      placeholder={texts.searchHint}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      prefix={<Search aria-hidden />}
      suffix={
        typed && (
          <span className="-me-3">
            <IconButton label={texts.clear} icon={<X />} onClick={() => setTyped('')} />
          </span>
        )
      }
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}
