import { useEffect, useState } from 'react'

/** Seconds left of a pause that begins now, and a function to begin it again. */
export function usePause(seconds: number) {
  const [began, setBegan] = useState(() => Date.now())
  const [now, setNow] = useState(began)
  const left = Math.max(0, Math.ceil(seconds - (now - began) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  })
  const begin = () => {
    setBegan(Date.now())
    setNow(Date.now())
  }
  return { left, begin }
}
