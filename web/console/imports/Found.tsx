import type { CheckView } from '#server/data/imports/contract.ts'
import { useFormat } from '../page/format.ts'
import { RowList } from './RowList.tsx'
import { texts } from './texts.ts'

/** Rows that will not be imported, with the reasons. */
export function Found({ check }: { check: Partial<CheckView> }) {
  const { number } = useFormat()
  const { duplicates = 0, duplicate_rows = [], invalid = 0, invalid_rows = [] } = check
  const { mendable = 0, mended_rows = [] } = check
  return (
    <>
      <RowList
        title={texts.validating.duplicates(number(duplicates), duplicates)}
        rows={duplicate_rows}
        count={duplicates}
      />
      <RowList
        title={texts.validating.invalid(number(invalid), invalid)}
        rows={invalid_rows}
        count={invalid}
      />
      <RowList
        title={texts.validating.mended(number(mendable), mendable)}
        rows={mended_rows}
        count={mendable}
      />
    </>
  )
}
