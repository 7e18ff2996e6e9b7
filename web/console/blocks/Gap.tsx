import { Plus } from 'lucide-react'
import { type Dispatch, memo } from 'react'
import { Menu } from '#web/ui/buttons/Menu.tsx'
import { blockIcons } from './blockIcons.ts'
import { kinds, newDraft } from './design/draft.ts'
import type { Act } from './design/history.ts'
import { texts } from './texts.ts'
import { gapOf } from './useBlockDrag.ts'

type GapProps = {
  columns: string | null
  column: number
  at: number
  /** True if the mail or the column has no room for another block. */
  isFull: boolean
  /** True if the dragged block would be dropped here. */
  isTarget: boolean
  dispatch: Dispatch<Act>
}

/** The place between two blocks: a '+' on a thin line, with a menu of the kinds that can be added. */
export const Gap = memo(function Gap({ columns, column, at, isFull, isTarget, dispatch }: GapProps) {
  const place = { columns, column, at }
  const items = kinds
    .filter((kind) => columns === null || kind !== 'columns')
    .map((kind) => {
      const Icon = blockIcons[kind]
      return {
        label: texts.kinds[kind],
        icon: <Icon aria-hidden />,
        disabled: isFull,
        onSelect: () => dispatch({ type: 'insert', draft: newDraft(kind), place }),
      }
    })
  const label = columns === null ? texts.add(at + 1) : texts.addTo(column + 1, at + 1)
  return (
    <div
      data-gap={gapOf(place)}
      className={`relative flex h-11 items-center justify-center font-sans text-base leading-normal before:absolute before:inset-x-0 before:top-1/2 before:h-px before:transition-colors pointer-fine:h-7 ${isTarget ? 'before:-mt-0.5 before:h-1 before:rounded-full before:bg-focus' : 'before:bg-transparent focus-within:before:bg-edge/50 hover:before:bg-edge/50'}`}
    >
      <Menu
        label={isFull ? `${label}. ${texts.full}` : label}
        items={items}
        icon={<Plus />}
        opener="relative !size-11 rounded-full text-muted opacity-70 hover:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-fine:!size-7 [&>svg]:!size-4"
      />
    </div>
  )
})
