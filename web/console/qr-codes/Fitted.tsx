import { type ReactNode, useLayoutEffect, useRef } from 'react'

const STEP = 0.94
/** Smallest text, as a share of the full size, before words may be broken. */
const steps = [
  { wrap: 'normal', smallest: 0.5 },
  { wrap: 'anywhere', smallest: 0.2 },
]

/**
 * A box of fixed size whose text is as large as fits: `--fit`, from 1 downwards, is the share of the full size. The
 * browser measures it, so it works in any script. The box has the direction of its text, because overflow in another
 * direction cannot be measured.
 */
export function Fitted({ className, children }: { className: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current!
    const refit = () => fit(box)
    refit()
    // A font that loads late may be wider than the one that stood in for it.
    document.fonts.addEventListener('loadingdone', refit)
    const watch = new ResizeObserver(refit)
    watch.observe(box)
    return () => {
      document.fonts.removeEventListener('loadingdone', refit)
      watch.disconnect()
    }
  })
  return (
    <div ref={ref} dir="auto" className={className}>
      {children}
    </div>
  )
}

function fit(box: HTMLElement): void {
  for (const { wrap, smallest } of steps) {
    box.style.overflowWrap = wrap
    for (let share = 1; share >= smallest; share *= STEP) {
      box.style.setProperty('--fit', String(share))
      // Half a pixel is rounding.
      if (box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1) return
    }
  }
}
