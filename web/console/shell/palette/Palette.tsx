import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { isPaletteKey } from './paletteKey.ts'

const CommandPalette = lazyPart(() => import('./CommandPalette.tsx'))
/** An open dialog; one that fades out does not count. */
const OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"])[data-open]'
const OpenContext = createContext<() => void>(() => {})

/** A function that opens the command palette, for people without a keyboard. */
export const useOpenPalette = (): (() => void) => useContext(OpenContext)

/** Opens the command palette by its key on every screen, unless a dialog is open. */
export function Palette({ children }: { children: ReactNode }) {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return
    // Browsers would open their own search.
    event.preventDefault()
    if (state === 'open') setState('closed')
    else if (!document.querySelector(OPEN_DIALOG)) setState('open')
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <OpenContext value={() => setState('open')}>
      {children}
      {state !== 'never opened' && (
        <Suspense>
          <CommandPalette
            open={state === 'open'}
            onOpenChange={(open) => setState(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </OpenContext>
  )
}
