import { Redo2, Undo2 } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { Block } from '#server/messaging/blocks/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { BlockRow } from './BlockRow.tsx'
import { type Brand, BuilderContext, type Placeholder } from './BuilderContext.ts'
import { DragChip } from './DragChip.tsx'
import { nextPlace, plain } from './design/draft.ts'
import { act, begin } from './design/history.ts'
import { MailSheet } from './MailSheet.tsx'
import { texts } from './texts.ts'
import { useBlockDrag } from './useBlockDrag.ts'
import { useFocusInBuilder } from './useFocusInBuilder.ts'
import { usePressed } from './usePressed.ts'
import { useWrongBlocks, type Wrong } from './useWrongBlocks.ts'

export type BlockBuilderProps = {
  /** The blocks at the start. From then on the builder keeps its own state. */
  blocks: readonly Block[]
  onChange: (blocks: Block[]) => void
  brand: Brand
  placeholders: readonly Placeholder[]
  /** Messages of the server by path: 'blocks.2.label'. */
  wrong: Wrong
  /** Opens the starting points, offered while the mail is empty. */
  onStarters: () => void
}

/** Builds an email of blocks, shown as they will look. One undo history covers the whole mail. */
export default function BlockBuilder(props: BlockBuilderProps) {
  const { blocks, onChange, brand, placeholders, onStarters } = props
  const [history, dispatch] = useReducer(act, blocks, begin)
  const root = useRef<HTMLElement>(null)
  const { drafts, past, future } = history
  const wrong = useWrongBlocks(props.wrong, drafts, (key) => dispatch({ type: 'select', key }))
  const said = useFocusInBuilder(root, history)
  const { drag, grab } = useBlockDrag(root, drafts, dispatch)
  const pressed = usePressed(root, history, dispatch)
  useReport(history.drafts, (now) => onChange(now.map(plain)))
  useBrowsersUndo(root, (type) => dispatch({ type }))

  const stepBy = (key: string, step: -1 | 1) => {
    const place = nextPlace(drafts, key, step)
    if (place) dispatch({ type: 'move', key, place })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const type = historyKey(event)
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
    const key = event.altKey && blockOf(event.target)
    if (type) dispatch({ type })
    else if (key && step) stepBy(key, step)
    else return
    event.preventDefault()
  }
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    root.current!.dataset.control = target.closest<HTMLElement>('[data-control]')?.dataset.control ?? ''
    const key = blockOf(target)
    if (key && !pressed.current) dispatch({ type: 'select', key })
  }
  return (
    <BuilderContext
      value={{
        Row: BlockRow,
        history,
        dispatch,
        placeholders,
        brand,
        wrong,
        dropsAt: drag?.to,
        grab,
        stepBy,
      }}
    >
      <section
        ref={root}
        aria-label={texts.label}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        className="min-w-0"
      >
        <div className="mb-2 flex items-center gap-1">
          <p className="me-auto font-semibold text-sm">{texts.label}</p>
          <IconButton
            label={texts.undo}
            icon={<Undo2 />}
            aria-disabled={past.length === 0}
            onClick={() => dispatch({ type: 'undo' })}
          />
          <IconButton
            label={texts.redo}
            icon={<Redo2 />}
            aria-disabled={future.length === 0}
            onClick={() => dispatch({ type: 'redo' })}
          />
        </div>
        <MailSheet brand={brand}>
          {drafts.length === 0 && <Empty onStarters={onStarters} />}
          <BlockRow row={drafts} columns={null} column={0} />
        </MailSheet>
        <p className="mt-2 text-muted text-sm pointer-coarse:hidden">{texts.keys}</p>
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
        {drag && <DragChip drag={drag} />}
      </section>
    </BuilderContext>
  )
}

function Empty({ onStarters }: { onStarters: () => void }) {
  return (
    <div className="flex flex-col items-center gap-1 pt-8 text-center">
      <p className="display text-lg">{texts.empty.title}</p>
      <p className="text-sm">{texts.empty.text}</p>
      <Button className="mt-3" onClick={onStarters}>
        {texts.empty.starters}
      </Button>
    </div>
  )
}

/** The key of the block around an element. */
const blockOf = (target: EventTarget): string | undefined =>
  (target as Element).closest<HTMLElement>('[data-block]')?.dataset.block

/**
 * Ctrl or Cmd with Z undoes; with Shift as well, or as Ctrl or Cmd with Y, it redoes. Some fields have their own
 * history.
 */
function historyKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey, target } = event
  if (!(ctrlKey || metaKey) || altKey || (target as Element).closest('[data-own-history]')) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : undefined
}

function useReport<Value>(value: Value, report: (value: Value) => void): void {
  const reported = useRef(value)
  const tell = useEffectEvent(report)
  useEffect(() => {
    if (reported.current === value) return
    reported.current = value
    tell(value)
  }, [value])
}

/** Handles undo from the browser's menu or from shaking the phone as the keys are handled. */
function useBrowsersUndo(root: { current: HTMLElement | null }, undo: (type: 'undo' | 'redo') => void): void {
  const go = useEffectEvent(undo)
  useEffect(() => {
    const box = root.current!
    const onInput = (event: InputEvent) => {
      const type = ({ historyUndo: 'undo', historyRedo: 'redo' } as const)[event.inputType]
      if (!type || (event.target as Element).closest('[data-own-history]')) return
      event.preventDefault()
      go(type)
    }
    box.addEventListener('beforeinput', onInput)
    return () => box.removeEventListener('beforeinput', onInput)
  }, [root])
}
