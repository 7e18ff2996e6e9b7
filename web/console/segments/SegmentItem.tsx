import { Link } from '@tanstack/react-router'
import { Copy, Pencil, Trash2, Users } from 'lucide-react'
import type { SegmentView } from '#server/messaging/segments/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useFormat } from '../page/format.ts'
import { type Names, ruleWords } from './ruleWords.ts'
import { texts } from './texts.ts'
import { useReach } from './useReach.ts'

type Count = { fault: string | null; count: number; may_text: number; may_mail: number }

type SegmentItemProps = {
  segment: SegmentView
  /** Undefined while it is counted; null if that failed. */
  count: Count | undefined | null
  names: Names
  /** Undefined while another segment is being edited. */
  onEdit: (() => void) | undefined
  onCopy: (() => void) | undefined
  onDelete: () => void
}

/** A segment: its meaning, its number of customers, and a link to them. */
export function SegmentItem({ segment, count, names, onEdit, onCopy, onDelete }: SegmentItemProps) {
  const format = useFormat()
  const { id, name, meaning, rule } = segment
  const small = <Pencil aria-hidden className="size-4" />
  return (
    <article className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <header className="flex items-start justify-between gap-2">
        <h3 dir="auto" className="wrap-anywhere min-w-0 font-semibold text-lg">
          {name}
        </h3>
        {meaning === null && (
          <IconButton
            size="small"
            className="-my-1 shrink-0"
            label={texts.deleteOf(name)}
            icon={<Trash2 />}
            onClick={onDelete}
          />
        )}
      </header>
      <p dir="auto" className="wrap-anywhere text-muted first-letter:uppercase">
        {meaning ?? ruleWords(rule, names, format)}
      </p>
      <Counted count={count} />
      <div className="mt-auto flex flex-wrap gap-2">
        {!count?.fault && (
          <Link
            to="/customers"
            search={{ segment: id }}
            aria-label={texts.seeOf(name)}
            className={buttonClass('secondary', 'small')}
          >
            <Users aria-hidden className="size-4" />
            {texts.see}
          </Link>
        )}
        {meaning === null ? (
          <Button
            size="small"
            aria-label={texts.editOf(name)}
            icon={small}
            disabled={!onEdit}
            onClick={onEdit}
          >
            {texts.edit}
          </Button>
        ) : (
          <Button
            size="small"
            variant="quiet"
            aria-label={texts.copyOf(name)}
            icon={<Copy aria-hidden className="size-4" />}
            disabled={!onCopy}
            onClick={onCopy}
          >
            {texts.copy}
          </Button>
        )}
      </div>
    </article>
  )
}

function Counted({ count }: Pick<SegmentItemProps, 'count'>) {
  const { number } = useFormat()
  const reachOf = useReach()
  if (count === null) return null
  if (!count) return <Skeleton className="h-11 w-40 rounded-md" />
  if (count.fault) return <p className="text-danger-text text-sm">{count.fault}</p>
  return (
    <p className="tabular-nums">
      <span className="block font-semibold">{texts.customers(number(count.count), count.count)}</span>
      <span className="block text-muted text-sm">{reachOf(count)}</span>
    </p>
  )
}
