import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

export type TableProps = {
  /** What the rows are; read to those who don't see the table. */
  label: string
  /** The Th cells. */
  head: ReactNode
  /** <tr>s of Td cells. */
  children: ReactNode
  className?: string
}

/** Rows under a head that stays in sight on wide screens; scrolls by itself, by keyboard too, never the page sideways. */
export function Table({ label, head, children, className = '' }: TableProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={`overflow-auto overscroll-x-contain rounded-lg border border-line bg-surface md:max-h-[max(24rem,100dvh-12rem)] ${className}`}
    >
      <table className="w-full border-separate border-spacing-0 text-start">
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody className="[&>tr:hover]:bg-quiet/60 [&>tr:last-child>td]:border-b-0 [&>tr]:transition-colors">
          {children}
        </tbody>
      </table>
    </section>
  )
}

export type Sort = 'ascending' | 'descending' | 'none'

export type ThProps = Omit<ComponentProps<'th'>, 'align'> & {
  /** Figures stand at the end, so that they line up. */
  numeric?: boolean
  /** With onSort, the head is a button that changes the order. */
  sort?: Sort
  onSort?: () => void
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }

/** A column's head. */
export function Th({ numeric, sort = 'none', onSort, className = '', children, ...rest }: ThProps) {
  const Icon = sortIcons[sort]
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={onSort && sort !== 'none' ? sort : undefined}
      className={`sticky top-0 z-10 h-11 whitespace-nowrap border-line border-b bg-surface px-4 font-semibold text-muted text-sm ${numeric ? 'text-end' : 'text-start'} ${className}`}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={`inline-flex h-11 items-center gap-1 hover:text-ink ${sort === 'none' ? '' : 'text-ink'}`}
        >
          {children}
          <Icon aria-hidden className={`size-3.5 ${sort === 'none' ? 'opacity-50' : ''}`} />
        </button>
      ) : (
        children
      )}
    </th>
  )
}

/** A cell. */
export function Td({ numeric, className = '', ...rest }: ComponentProps<'td'> & { numeric?: boolean }) {
  return (
    <td
      {...rest}
      className={`border-line border-b px-4 py-3 ${numeric ? 'whitespace-nowrap text-end' : ''} ${className}`}
    />
  )
}
