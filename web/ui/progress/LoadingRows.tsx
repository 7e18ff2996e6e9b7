import { Fragment, type ReactNode } from 'react'

type LoadingRowsProps = {
  label: string
  rows: number
  className: string
  /** The shape of one row. */
  children: ReactNode
}

/** Shapes in place of the rows of a list that is being loaded. */
export function LoadingRows({ label, rows, className, children }: LoadingRowsProps) {
  const places = Array.from({ length: rows }, (_, place) => `row ${place}`)
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {places.map((place) => (
        <Fragment key={place}>{children}</Fragment>
      ))}
    </div>
  )
}
