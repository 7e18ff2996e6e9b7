/**
 * Runs in a page. Returns buttons and links that another element covers; with an open dialog, only those in the topmost
 * one. Each is scrolled to the middle. The element at its centre must be itself or a part of it.
 */
export function coveredButtons(page: Document = document): string[] {
  const dialogs = page.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')
  const top = dialogs[dialogs.length - 1] ?? page.body
  const covered: string[] = []
  for (const button of top.querySelectorAll<HTMLElement>('button, a[href], summary, [role=button]')) {
    if (button.closest('[inert], [aria-hidden=true]')) continue
    // Collapsed content is skipped too.
    if (!button.checkVisibility({ visibilityProperty: true })) continue
    button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const [box] = button.getClientRects()
    // Not drawn, or for screen readers only.
    if (!box || box.width < 8 || box.height < 8) continue
    const found = page.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    if (found && button.contains(found)) continue
    // The link past the navigation enters the window only with the focus.
    if (!found && button.matches('a[href^="#"]')) continue
    const name = button.getAttribute('aria-label') ?? button.textContent!.trim().slice(0, 40)
    covered.push(
      `'${name}' is under ${found ? `<${found.localName} class="${found.className}">` : 'nothing'}`,
    )
  }
  return covered
}

/** Runs in a page. Returns its content without scripts, for another browser to lay out. */
export function frozenPage(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  for (const script of copy.querySelectorAll('script, link[rel=modulepreload], link[rel=manifest]'))
    script.remove()
  return `<!doctype html>${copy.outerHTML}`
}
