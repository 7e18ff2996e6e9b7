import { type PointerEvent, type RefObject, useState } from 'react'
import { hasRoom } from './design/change.ts'
import { type Draft, find, isSamePlace, type Place, placesOf } from './design/draft.ts'
import type { Act } from './design/history.ts'

export type Drag = { draft: Draft; x: number; y: number; to: Place | undefined }

/** A pointer that moves less than this has pressed, not dragged. */
const STARTS_AT_PX = 5
const EDGE_PX = 72
const SCROLL_PX = 12

/** Moves blocks by mouse, pen or finger to the nearest place between two others. Escape cancels. */
export function useBlockDrag(
  root: RefObject<HTMLElement | null>,
  drafts: readonly Draft[],
  dispatch: (act: Act) => void,
) {
  const [drag, setDrag] = useState<Drag>()
  const grab = (event: PointerEvent<HTMLElement>, draft: Draft) => {
    if (event.button !== 0) return
    event.preventDefault()
    const places = placesFor(drafts, draft)
    follow(event.currentTarget, event.nativeEvent, {
      moved: (x, y) => setDrag({ draft, x, y, to: nearest(root.current!, places, x, y) }),
      dropped: (x, y) => {
        const place = nearest(root.current!, places, x, y)
        if (place) dispatch({ type: 'move', key: draft.key, place })
      },
      pressed: () => dispatch({ type: 'select', key: draft.key }),
      ended: () => setDrag(undefined),
    })
  }
  return { drag, grab }
}

/** The places that have room for a block, its own included. */
function placesFor(drafts: readonly Draft[], draft: Draft): Place[] {
  const own = find(drafts, draft.key)!.place
  return placesOf(drafts, draft.kind).filter(
    (place) =>
      isSamePlace(place, own) ||
      (place.columns === own.columns && place.column === own.column) ||
      hasRoom(drafts, draft.kind, place, 0),
  )
}

type Following = {
  moved: (x: number, y: number) => void
  dropped: (x: number, y: number) => void
  pressed: () => void
  ended: () => void
}

function follow(handle: HTMLElement, start: globalThis.PointerEvent, on: Following): void {
  const listening = new AbortController()
  const { signal } = listening
  let at: { x: number; y: number } | undefined
  const stop = () => {
    listening.abort()
    on.ended()
  }
  const scroll = () => {
    if (signal.aborted) return
    if (at && at.y < EDGE_PX) scrollBy(0, -SCROLL_PX)
    else if (at && at.y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX)
    requestAnimationFrame(scroll)
  }
  const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
    if (!at && Math.hypot(x - start.clientX, y - start.clientY) < STARTS_AT_PX) return
    at = { x, y }
    on.moved(x, y)
  }
  const drop = () => {
    stop()
    if (at) on.dropped(at.x, at.y)
    else on.pressed()
  }
  handle.setPointerCapture(start.pointerId)
  handle.addEventListener('pointermove', move, { signal })
  handle.addEventListener('pointerup', drop, { signal })
  handle.addEventListener('pointercancel', stop, { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal })
  requestAnimationFrame(scroll)
}

/** The place whose gap is nearest to a point of the window. */
function nearest(root: HTMLElement, places: readonly Place[], x: number, y: number): Place | undefined {
  const distances = places.flatMap((place) => {
    const gap = root.querySelector(`[data-gap="${gapOf(place)}"]`)?.getBoundingClientRect()
    if (!gap) return []
    const beside = Math.max(gap.left - x, 0, x - gap.right)
    return [{ place, far: Math.hypot(beside * 2, (gap.top + gap.bottom) / 2 - y) }]
  })
  return distances.sort((one, other) => one.far - other.far)[0]?.place
}

/** The name of a place's gap in the page. */
export const gapOf = ({ columns, column, at }: Place): string => `${columns ?? ''}:${column}:${at}`
