/** Holds the place of what is being fetched; give it the size and radius of the real thing. */
export function Skeleton({ className = 'h-4 w-full rounded-sm' }: { className?: string }) {
  return <span aria-hidden className={`block animate-pulse bg-quiet ${className}`} />
}
