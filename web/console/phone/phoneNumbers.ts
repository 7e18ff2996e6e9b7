import { useSyncExternalStore } from 'react'

type Format = (e164: string, country: string) => string

let format: Format | undefined
let loading = false
const listeners = new Set<() => void>()

/**
 * Formats an E.164 number as people in the business's country do: national at home, international elsewhere. The
 * formats of all countries are as large as a screen, so they load with the first number. Until then a number is shown
 * as stored.
 */
export function useFormatPhone(): Format {
  const ready = useSyncExternalStore(subscribe, current, current)
  return ready ?? asStored
}

const current = () => format

const asStored: Format = (e164) => {
  if (!loading) void load()
  return e164
}

async function load(): Promise<void> {
  loading = true
  try {
    format = (await import('./formatPhone.ts')).formatPhone
    for (const listener of listeners) listener()
  } catch {
    loading = false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
