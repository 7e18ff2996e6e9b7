import { Columns2, Columns3 } from 'lucide-react'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { type BodyProps, useBuilder } from '../BuilderContext.ts'
import { withColumns } from '../design/change.ts'
import type { DraftOf } from '../design/draft.ts'
import { texts } from '../texts.ts'
import { BlockSettings } from './BlockSettings.tsx'

const words = texts.columns
const grids = { 2: '@md:grid-cols-2', 3: '@md:grid-cols-3' }

/** Columns stand side by side where there is room, as in the mail. */
export function ColumnsBlock({ draft, selected, edit }: BodyProps<DraftOf<'columns'>>) {
  const { Row } = useBuilder()
  const count = draft.columns.length as 2 | 3
  const choice = (many: 2 | 3) => ({
    'aria-pressed': count === many,
    className: 'aria-pressed:bg-accent-soft aria-pressed:text-accent-text',
    onClick: () => edit({ columns: withColumns(draft.columns, many) }),
  })
  return (
    <div data-columns className="relative @md:pb-(--panel)">
      <button
        type="button"
        data-begin
        className="flex min-h-11 items-center gap-1.5 font-sans text-[light-dark(#57534e,#a8a29e)] text-sm pointer-fine:min-h-7"
      >
        <Columns2 aria-hidden className="size-4" />
        {texts.kinds.columns}
      </button>
      <div className={`grid items-start gap-x-4 ${grids[count]}`}>
        {draft.columns.map((row, column) => (
          // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
          <div
            key={column}
            role="group"
            aria-label={words.column(column + 1)}
            className="min-w-0 rounded-sm px-2 outline-1 outline-[light-dark(#d6d3d1,#57534e)] outline-dashed"
          >
            <Row row={row} columns={draft.key} column={column} />
          </div>
        ))}
      </div>
      {selected && (
        <BlockSettings draft={draft}>
          {/* biome-ignore lint/a11y/useSemanticElements: a set of fields would be named by a legend in sight */}
          <div role="group" aria-label={words.count} className="flex">
            <IconButton label={words.two} icon={<Columns2 />} {...choice(2)} />
            <IconButton label={words.three} icon={<Columns3 />} {...choice(3)} />
          </div>
        </BlockSettings>
      )}
    </div>
  )
}
