/** A placeholder during loading; give it the size and radius of the real content. */
export function Skeleton({ className = 'h-4 w-full rounded-sm' }: { className?: string }) {
  return <span aria-hidden className={`block animate-pulse bg-quiet ${className}`} />
}
