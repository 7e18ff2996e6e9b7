import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

/** A person without a pointer: everything is done by keys, and the focus must always be visible. */
export class Keys {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
  }

  /** Tabs, forwards or backwards, until the element with this name has the focus. It must be visible at every step. */
  async tabTo(name: string | RegExp, { back = false, atMost = 160 } = {}): Promise<void> {
    const passed: string[] = []
    for (let step = 0; step < atMost; step++) {
      await this.press(back ? 'Shift+Tab' : 'Tab')
      const at = await this.focus()
      passed.push(at.name)
      expect(at.seen, `the focus on '${at.name}' (${at.html}) cannot be seen`).toBe(true)
      if (typeof name === 'string' ? at.name === name : name.test(at.name)) return
    }
    throw new Error(`Tab never came to ${name}; it came to ${passed.join(' | ')}`)
  }

  /** Waits until an element has the focus, other than the bare page. */
  async hasFocus(name?: string | RegExp): Promise<void> {
    await expect
      .poll(async () => {
        const at = await this.focus()
        if (at.isLost) return 'lost'
        if (name === undefined) return 'somewhere'
        return (typeof name === 'string' ? at.name === name : name.test(at.name)) ? 'there' : at.name
      })
      .toBe(name === undefined ? 'somewhere' : 'there')
  }

  private focus() {
    return this.page.evaluate(describeFocus)
  }
}

/** Runs in the page. Describes what has the focus, and whether it can be seen that it has. Finds names only as our screens give them: labels, aria-label, text. */
export function describeFocus(): { name: string; seen: boolean; isLost: boolean; html: string } {
  const at = document.activeElement
  if (!at || at === document.body) return { name: 'nothing', seen: true, isLost: true, html: '' }
  const labelledBy = (at.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
  const labels =
    at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement
  const label = labels ? [...(at.labels ?? [])].map((one) => one.textContent).join(' ') : ''
  const name = at.getAttribute('aria-label') || labelledBy || label || at.textContent || ''
  // A hidden radio or checkbox shows its focus ring on its visible replacement. The first element of a mail's block
  // shows it on the block's frame.
  const frame = at.hasAttribute('data-begin') ? at.closest('[role=group]') : null
  const rings = [at, at.closest('label'), at.parentElement, frame].filter((one) => one !== null)
  const seen = rings.some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
  })
  return {
    name: name.replace(/\s+/g, ' ').trim(),
    // A screen that opens gives the focus to its heading or to its whole content, which has no ring: nothing on it can
    // be pressed. Links in the frame of a mail, and the calendar button of a date field, have the browser's own ring. The
    // palette is one field, in which the caret stands.
    seen:
      seen ||
      at.matches('[role=menuitem], [role=combobox]') ||
      /^(H[1-6]|MAIN|IFRAME)$/.test(at.tagName) ||
      (at.matches('[type=date], [type=datetime-local]') && !at.matches(':focus')),
    isLost: false,
    html: at.outerHTML.slice(0, 120),
  }
}
