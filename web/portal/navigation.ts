import { useSyncExternalStore } from 'react'

export const places = {
  login: '/customer/login',
  dashboard: '/customer/dashboard',
  profile: '/customer/profile',
} as const
export type Place = (typeof places)[keyof typeof places]

const moved = 'portal:moved'
let hasMoved = false
/** True once a screen took the place of another that somebody saw. */
export const tookPlace = (): boolean => hasMoved

/**
 * Goes to another screen of the portal; with `replace`, Back does not return to this one, and `unseen` is one that has
 * shown nothing yet.
 */
export function goTo(place: Place, { replace = false, unseen = false } = {}): void {
  if (location.pathname !== place) history[replace ? 'replaceState' : 'pushState'](null, '', place)
  hasMoved ||= !unseen
  window.scrollTo(0, 0)
  window.dispatchEvent(new Event(moved))
}

function subscribe(onMove: () => void): () => void {
  window.addEventListener('popstate', onMove)
  window.addEventListener(moved, onMove)
  return () => {
    window.removeEventListener('popstate', onMove)
    window.removeEventListener(moved, onMove)
  }
}

/** The path of the screen to show. */
export const usePath = (): string => useSyncExternalStore(subscribe, () => location.pathname)
