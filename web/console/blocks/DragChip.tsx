import { blockIcons } from './blockIcons.ts'
import { texts } from './texts.ts'
import type { Drag } from './useBlockDrag.ts'

/** The label at the pointer while a block is dragged. */
export function DragChip({ drag: { draft, x, y } }: { drag: Drag }) {
  const Icon = blockIcons[draft.kind]
  return (
    <p
      aria-hidden
      style={{ left: x + 14, top: y + 10 }}
      className="pointer-events-none fixed z-50 flex items-center gap-2 rounded-md border border-line bg-raised px-3 py-2 font-semibold text-sm shadow-soft"
    >
      <Icon className="size-4" />
      {texts.kinds[draft.kind]}
    </p>
  )
}
