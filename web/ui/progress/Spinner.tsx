import { LoaderCircle } from 'lucide-react'
import { texts } from '../texts.ts'

/** A turning ring with a text; 'screen' fills the window. */
export function Spinner({
  text = texts.loading,
  fill = 'place',
}: {
  text?: string
  fill?: 'place' | 'screen'
}) {
  return (
    <div
      role="status"
      className={`grid place-content-center place-items-center gap-3 text-muted ${fill === 'screen' ? 'min-h-dvh' : 'py-12'}`}
    >
      <LoaderCircle aria-hidden className="size-8 animate-spin text-accent" />
      {text}
    </div>
  )
}
