import type { TagView } from '#server/loyalty/customers/tags/contract.ts'
import { useFormat } from '../../page/format.ts'
import { texts } from './texts.ts'

const chipClass =
  'inline-flex h-6 min-w-0 max-w-44 items-center rounded-full border border-line px-2 text-muted text-sm'

const SHOWN = 3

/** A customer's tags in a list: the first few, and the number of others. */
export function TagChips({ tags }: { tags: readonly TagView[] }) {
  const { list } = useFormat()
  if (tags.length === 0) return null
  const besides = tags.slice(SHOWN)
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      {tags.slice(0, SHOWN).map(({ id, name }) => (
        <span key={id} className={chipClass}>
          <span dir="auto" className="truncate">
            {name}
          </span>
        </span>
      ))}
      {besides.length > 0 && (
        <span title={list(besides.map(({ name }) => name))} className={chipClass}>
          {texts.more(besides.length)}
        </span>
      )}
    </span>
  )
}
