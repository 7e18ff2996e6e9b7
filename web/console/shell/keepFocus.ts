const LAYERS = '[role="dialog"], [role="alertdialog"]'
const PLACES = `${LAYERS}, #content, nav, aside`

/**
 * Catches the focus when what held it is taken away: a row that was deleted, a button that has done its work. It
 * goes on from the nearest thing around it that is left, or from where it was before a dialog took it, so that a
 * keyboard never starts at the top again.
 */
export function keepFocus(): void {
  let trail: Element[] = []
  let behind: Element[] = []
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    trail = pathOf(target)
    if (!target.closest(LAYERS)) behind = trail
  })
  document.addEventListener('focusout', ({ target }) => {
    // A click beside everything lets go of the focus on purpose; what still stands was not taken away.
    setTimeout(() => {
      if (document.activeElement === document.body && target === trail[0] && holds(target)) trail = []
    })
  })
  const look = () => {
    if (document.activeElement !== document.body || trail.length === 0 || holds(trail[0]!)) return
    // Whoever took it away may give the focus a better place.
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (document.activeElement === document.body) goOnFrom([...trail, ...behind])
      }),
    )
  }
  const watched = { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] }
  new MutationObserver(look).observe(document.body, watched)
}

function goOnFrom(path: Element[]): void {
  const left = path.find((element) => holds(element) && element.closest(PLACES))
  const next = left ?? document.querySelector('#content, h1')
  if (!(next instanceof HTMLElement)) return
  next.focus({ preventScroll: true })
  if (document.activeElement === next) return
  next.tabIndex = -1
  next.focus({ preventScroll: true })
}

const holds = (target: EventTarget): boolean =>
  target instanceof Element && target.isConnected && !target.matches(':disabled') && target.checkVisibility()

function pathOf(element: Element): Element[] {
  const path: Element[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) path.push(at)
  return path
}
