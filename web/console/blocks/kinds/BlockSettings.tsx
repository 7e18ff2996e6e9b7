import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { useBuilder } from '../BuilderContext.ts'
import { copyOf, type Draft, nextPlace } from '../design/draft.ts'
import { texts } from '../texts.ts'
import { usePanelRoom } from './usePanelRoom.ts'

const STEPS = { ArrowUp: -1, ArrowDown: 1 } as const

/** The settings of the selected block, right below it, with buttons to move, duplicate and remove it. */
export function BlockSettings({ draft, children }: { draft: Draft; children?: ReactNode }) {
  const { history, dispatch, grab, stepBy } = useBuilder()
  const { key, kind } = draft
  const panel = usePanelRoom()
  const name = texts.kinds[kind]
  const step = (by: -1 | 1) => ({
    'data-control': by < 0 ? 'up' : 'down',
    'aria-disabled': !nextPlace(history.drafts, key, by),
    onClick: () => stepBy(key, by),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key as keyof typeof STEPS]
    if (!by) return
    event.preventDefault()
    event.stopPropagation()
    stepBy(key, by)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of fields would be named by a legend in sight
    <div
      ref={panel}
      role="group"
      aria-label={texts.settingsOf(name)}
      className="mt-2 flex flex-col gap-3 rounded-md border border-line bg-surface p-2 font-sans text-base text-ink shadow-soft in-data-columns:z-10 @md:in-data-columns:absolute @md:in-data-columns:inset-x-0 @md:in-data-columns:bottom-0"
    >
      {children}
      <div className="flex flex-wrap items-center">
        <IconButton
          label={texts.drag(name)}
          icon={<GripVertical />}
          data-control="drag"
          className="cursor-grab touch-none"
          onPointerDown={(event) => grab(event, draft)}
          onKeyDown={onKeyDown}
        />
        <span className="me-auto font-semibold text-muted text-sm">{name}</span>
        <IconButton label={texts.moveUp} icon={<ArrowUp />} {...step(-1)} />
        <IconButton label={texts.moveDown} icon={<ArrowDown />} {...step(1)} />
        <IconButton
          label={texts.duplicate}
          icon={<Copy />}
          onClick={() => dispatch({ type: 'duplicate', key, copy: copyOf(draft) })}
        />
        <IconButton
          label={texts.remove}
          icon={<Trash2 />}
          onClick={() => dispatch({ type: 'remove', key })}
        />
      </div>
    </div>
  )
}
