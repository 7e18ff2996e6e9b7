import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

const KEY = 'theme'
const listeners = new Set<() => void>()

/** The theme chosen on this device; 'system' follows the device's setting. */
function readTheme(): Theme {
  const kept = localStorage.getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

function showTheme(): void {
  const theme = readTheme()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  announce()
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme)
}

function announce(): void {
  showTheme()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Fired in the browser's other tabs, which follow.
  window.addEventListener('storage', announce)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', announce)
  }
}
