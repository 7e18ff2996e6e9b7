import type { ReactNode } from 'react'

/** A placeholder for future content. */
export function EmptyPlace({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div className="flex flex-col items-center rounded-lg border border-edge/50 border-dashed px-6 py-12 text-center">
      <span aria-hidden className="mb-3 text-muted [&>svg]:size-8">
        {icon}
      </span>
      <h3 className="display text-lg">{title}</h3>
      <p className="mt-1 text-pretty text-muted">{text}</p>
    </div>
  )
}
