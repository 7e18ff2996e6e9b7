/** The mark and the name: a ring that is nearly closed, as a card that lacks one stamp. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`display inline-flex items-center gap-2 text-lg ${className}`}>
      <svg viewBox="0 0 32 32" aria-hidden className="size-7 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-accent" />
        <g className="fill-none stroke-on-accent" strokeLinecap="round">
          <circle
            cx="16"
            cy="16"
            r="9"
            strokeWidth="2.6"
            strokeDasharray="44 13"
            transform="rotate(-68 16 16)"
          />
          <circle cx="16" cy="16" r="1.7" strokeWidth="3.4" />
        </g>
      </svg>
      Regulars
    </span>
  )
}
