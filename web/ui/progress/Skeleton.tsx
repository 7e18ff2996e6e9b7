type SkeletonProps = {
  className?: string
  /** Read aloud, where no element around it says that something is loading. */
  label?: string
}

/** A placeholder during loading; give it the size and radius of the real content. */
export function Skeleton({ className = 'h-4 w-full rounded-sm', label }: SkeletonProps) {
  const shape = `block animate-pulse bg-quiet ${className}`
  if (!label) return <span aria-hidden className={shape} />
  return (
    <span role="status" className={shape}>
      <span className="sr-only">{label}</span>
    </span>
  )
}
