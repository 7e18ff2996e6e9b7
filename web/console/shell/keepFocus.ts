const LAYERS = '[role="dialog"], [role="alertdialog"]'
const PLACES = `${LAYERS}, #content, nav, aside`
/** What is read as one thing. A `div` outside of them holds several parts of a screen. */
const PARTS = `${LAYERS}, nav, aside, section, article, form, fieldset, ul, ol, dl, table, [role]:not(main)`

/**
 * Catches the focus when its element is removed: a deleted row, a button that has done its work. The focus continues at
 * the nearest remaining element around it, or where it was before a dialog took it, so that a keyboard never starts at
 * the top again. Where a part of the screen went as a whole, it continues at the screen's heading.
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
    // A click beside everything drops the focus on purpose: an element that is still there was not removed.
    setTimeout(() => {
      if (document.activeElement === document.body && target === trail[0] && holds(target)) trail = []
    })
  })
  const look = () => {
    if (document.activeElement !== document.body || trail.length === 0 || holds(trail[0]!)) return
    // The code that removed the element may give the focus a better place.
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
  const next = left?.closest(PARTS) ? left : (document.querySelector('#content h1, h1') ?? left)
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
