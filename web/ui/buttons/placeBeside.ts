const gap = 6
const margin = 8

/** Places a shown popover below its opener, or above it if there is no room, within the window. */
export function placeBeside(popup: HTMLElement, opener: Element, align: 'center' | 'end'): void {
  const from = opener.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = popup
  const centred = from.left + (from.width - width) / 2
  const atEnd = getComputedStyle(opener).direction === 'rtl' ? from.left : from.right - width
  const left = align === 'center' ? centred : atEnd
  const below = from.bottom + gap
  const top = below + height + margin > innerHeight ? Math.max(margin, from.top - gap - height) : below
  popup.style.left = `${Math.max(margin, Math.min(left, document.documentElement.clientWidth - width - margin))}px`
  popup.style.top = `${top}px`
}
