/**
 * Runs in a page. Returns what a pointer can press and no key can, in the topmost dialog if one is open (WCAG 2.2,
 * 2.1.1): controls that Tab leaves out and no arrow key leads to, and other elements with the pointer of a control.
 */
export function withoutKeys(page: Document = document): string[] {
  const controls =
    'button, a[href], input, select, textarea, summary, [role=button], [role=switch], [role=checkbox]'
  /** Arrow keys lead from one part of these to the next. */
  const byArrows =
    '[role=radiogroup], [role=tablist], [role=listbox], [role=menu], [role=toolbar], [role=grid]'
  const dialogs = page.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')
  const top = dialogs[dialogs.length - 1] ?? page.body
  const isOffered = (one: Element) =>
    !one.closest('[inert], [aria-hidden=true]') &&
    !one.matches(':disabled, [aria-disabled=true]') &&
    one.checkVisibility({ visibilityProperty: true }) &&
    one.getBoundingClientRect().width >= 8
  const isPointed = (one: Element | null) => one !== null && getComputedStyle(one).cursor === 'pointer'

  const leftOut = [...top.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => one.tabIndex < 0 && isOffered(one) && !one.closest(byArrows),
  )
  // A row leads where the link or button in it leads, a label presses its field.
  const pressed = [...top.querySelectorAll('*')].filter(
    (one) =>
      isPointed(one) &&
      !isPointed(one.parentElement) &&
      isOffered(one) &&
      !one.closest(`${controls}, [tabindex], ${byArrows}`) &&
      !one.querySelector(`${controls}, [tabindex]`) &&
      !one.closest('label')?.control,
  )
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent!.trim().slice(0, 40)
  return [...leftOut, ...pressed].map((one) => `<${one.localName}> '${nameOf(one)}'`)
}
