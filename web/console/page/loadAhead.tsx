import { type ComponentType, type FunctionComponent, lazy, useState } from 'react'

/**
 * A part of a screen that is not seen at first. `ahead` loads it while nobody waits for it; from then on it shows at
 * once, where a lazy part always makes room first for what stands in for it.
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
  const Later = lazy(get) as ComponentType<Props>
  return {
    Part: (props) => {
      // The same one as long as it is there.
      const [Shown] = useState(() => Loaded ?? Later)
      return <Shown {...props} />
    },
    // Whoever opens the part hears of what fails here.
    ahead: () => void get().catch(() => {}),
  }
}
