// biome-ignore lint/style/noRestrictedImports: The one place that uses it.
import { type ComponentType, lazy } from 'react'
import { Button } from '../buttons/Button.tsx'
import { texts } from '../texts.ts'

let typedAt: string | undefined

/** Notes on which page somebody typed; once, at the start of an application. */
export function noteTyping(): void {
  addEventListener('input', noteWhere, { capture: true })
}

function noteWhere(): void {
  typedAt = location.pathname
}

type Loaded<Props> = { default: ComponentType<Props> }

/**
 * A part of a screen whose script is loaded when it is shown. After an upgrade this script may be gone. The page then
 * loads itself again, once for each script; where something was typed on it, it stays as it is, and a notice takes the
 * place of the part. React's own `lazy` would replace the whole screen. Screens themselves are loaded again by the router.
 */
export function lazyPart<Props>(load: () => Promise<Loaded<Props>>) {
  return lazy<ComponentType<Props>>(() => load().catch(replaceMissing))
}

async function replaceMissing(error: Error): Promise<{ default: typeof MissingPart }> {
  if (typedAt === location.pathname) return { default: MissingPart }
  // It names the script.
  const key = error.message
  if (sessionStorage.getItem(key) || !(await isReached())) throw error
  sessionStorage.setItem(key, key)
  location.reload()
  // The page is about to go, and shows no failure until then.
  return new Promise(() => {})
}

/** Without a connection a page that loads itself again would be lost. */
const isReached = (): Promise<boolean> =>
  fetch(location.href).then(
    ({ ok }) => ok,
    () => false,
  )

function MissingPart() {
  return (
    <div role="alert" className="bg-danger-soft p-4">
      {texts.missing}
      {/* Focused, so that it comes into view: the part may have been a dialog. */}
      <Button autoFocus onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </div>
  )
}
