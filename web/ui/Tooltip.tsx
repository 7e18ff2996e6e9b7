import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import { useLandmark } from './useLandmark.ts'

export type TooltipProps = {
  text: string
  /** One element that takes focus; it must carry its own accessible name. */
  children: ReactElement
}

/** A hint for people who see the screen; never the only place something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  const [opener, container] = useLandmark()
  return (
    <Base.Root>
      <Base.Trigger ref={opener} render={children} />
      <Base.Portal container={container}>
        <Base.Positioner sideOffset={8} className="z-50">
          <Base.Popup className="max-w-64 rounded-sm bg-ink px-3 py-1 text-canvas text-sm shadow-soft transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
