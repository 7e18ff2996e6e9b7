import { Skeleton } from './Skeleton.tsx'

type LoadingRowsProps = {
  label: string
  rows: number
  /** Size and radius of a row. */
  row: string
  className: string
}

/** Shapes in place of the rows of a list that is being loaded. */
export function LoadingRows({ label, rows, row, className }: LoadingRowsProps) {
  const places = Array.from({ length: rows }, (_, place) => `row ${place}`)
  return (
    <div role="status" aria-label={label} className={className}>
      {places.map((place) => (
        <Skeleton key={place} className={row} />
      ))}
    </div>
  )
}
