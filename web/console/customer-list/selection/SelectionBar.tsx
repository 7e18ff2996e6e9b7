import { Download, Megaphone, Tag, TagX, UserX, X } from 'lucide-react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { useFormat } from '../../page/format.ts'
import { may, useSession } from '../../session/session.ts'
import { selectionTexts as words } from './selectionTexts.ts'
import type { Selection } from './useSelection.ts'

export type Act = 'campaign' | 'tag' | 'untag' | 'export' | 'erase'

type SelectionBarProps = {
  selection: Selection
  /** The number of customers who match the filters, as far as they were counted. */
  count: { count: number; more: boolean } | undefined
  busy: Act | undefined
  onAct: (act: Act) => void
}

/** Stands at the lower edge while anyone is selected, above the navigation bar of phones. */
export function SelectionBar({ selection, count, busy, onAct }: SelectionBarProps) {
  const format = useFormat()
  const session = useSession()
  const total = count && words.all(format.number(count.count), count.more)
  const selected =
    selection.all && total ? words.allSelected(total) : words.selected(format.number(selection.chosen.size))
  const offersAll = !selection.all && count && (count.more || count.count > selection.chosen.size)
  const button = (act: Act, icon: React.ReactNode) => (
    <Button
      key={act}
      size="small"
      variant={act === 'erase' ? 'danger' : 'secondary'}
      icon={icon}
      busy={busy === act}
      onClick={() => onAct(act)}
    >
      {words.acts[act]}
    </Button>
  )
  return (
    // Buttons are at the start, as toasts appear at the end of the lower edge.
    <section
      aria-label={words.bar}
      data-bar
      className="sticky bottom-20 shallow:static z-20 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-raised p-3 shadow-soft md:bottom-4"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 px-1">
        <p role="status" className="font-semibold tabular-nums">
          {selected}
        </p>
        {offersAll && (
          <button
            type="button"
            className="font-semibold text-accent-text hover:underline"
            onClick={selection.chooseAll}
          >
            {words.chooseAll(total!)}
          </button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {button('campaign', <Megaphone aria-hidden className="size-4" />)}
        {button('tag', <Tag aria-hidden className="size-4" />)}
        {button('untag', <TagX aria-hidden className="size-4" />)}
        {may(session, 'business admin') && button('export', <Download aria-hidden className="size-4" />)}
        {may(session, 'business admin') && button('erase', <UserX aria-hidden className="size-4" />)}
        <IconButton label={words.clear} icon={<X />} onClick={selection.clear} />
      </div>
    </section>
  )
}
