import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Appearance, Presses } from './presses.ts'
import { StrayPress } from './StageStatus.tsx'

const presses = new Presses()

/** Records all presses on the page while the counter is open. */
export function useNotedPresses(): void {
  useEffect(() => {
    const note = (event: Event) => presses.note(event)
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, note, true)
    return () => {
      for (const type of ['pointerdown', 'keydown']) window.removeEventListener(type, note, true)
    }
  }, [])
}

/** A stage of the counter's work. It blocks stray presses, and its StageStatus says so until the next press. */
export function Stage({ children, ...props }: ComponentProps<'div'>) {
  const appearance = useRef<Appearance>(undefined)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    appearance.current = presses.appearance(performance.now())
  }, [])
  const hold = (event: SyntheticEvent, isStray: (stage: Appearance) => boolean) => {
    const stray = appearance.current === undefined || isStray(appearance.current)
    setRefused(stray)
    if (!stray) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      {...props}
      onClickCapture={(event: MouseEvent) => {
        // A click without a pointer comes from a key, which was checked before, or from a screen reader.
        if (event.detail > 0) hold(event, (stage) => presses.isStrayClick(stage))
      }}
      onKeyDownCapture={(event: KeyboardEvent) =>
        hold(event, (stage) => presses.isStrayKey(event.nativeEvent, stage))
      }
    >
      <StrayPress value={refused}>{children}</StrayPress>
    </div>
  )
}
