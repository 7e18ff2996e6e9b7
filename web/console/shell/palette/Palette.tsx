import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { isPaletteKey } from './paletteKey.ts'

const CommandPalette = lazy(() => import('./CommandPalette.tsx'))
/** One that fades away already is none. */
const OPEN_DIALOG = ':is([role="dialog"], [role="alertdialog"])[data-open]'
const OpenContext = createContext<() => void>(() => {})

/** Opens the command palette, for whoever has no keyboard at hand. */
export const useOpenPalette = (): (() => void) => useContext(OpenContext)

/** Opens the command palette by its key on every screen, unless a dialog stands there already. */
export function Palette({ children }: { children: ReactNode }) {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened')
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPaletteKey(event)) return
    // Browsers would go to their own search.
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
