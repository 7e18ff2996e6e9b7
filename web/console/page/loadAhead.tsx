import { type ComponentType, type FunctionComponent, useState } from 'react'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'

/**
 * A part of a screen that is not shown at first. `ahead` loads it early, so that it shows at once; a lazy part would
 * always show its placeholder first.
 */
export function loadAhead<Props extends object>(
  load: () => Promise<{ default: FunctionComponent<Props> }>,
): { Part: FunctionComponent<Props>; ahead: () => void } {
  let Loaded: FunctionComponent<Props> | undefined
  const get = async () => {
    const part = await load()
    Loaded = part.default
    return part
  }
  const Later = lazyPart(get) as ComponentType<Props>
  return {
    Part: (props) => {
      // Chosen once for as long as the part is mounted.
      const [Shown] = useState(() => Loaded ?? Later)
      return <Shown {...props} />
    },
    // An error is shown once somebody opens the part.
    ahead: () => void get().catch(() => {}),
  }
}
