import { type RefCallback, type RefObject, useCallback, useRef } from 'react'

/**
 * Keeps a popup inside the landmark of what opens it, so that screen readers find it in its part of the page.
 * @returns a ref for the opener and the container for the popup's portal (the page's end outside landmarks).
 */
export function useLandmark(): [opener: RefCallback<HTMLElement>, container: RefObject<HTMLElement | null>] {
  const container = useRef<HTMLElement>(null)
  const opener = useCallback((element: HTMLElement | null) => {
    container.current = element?.closest<HTMLElement>('main, nav, header') ?? document.body
  }, [])
  return [opener, container]
}
