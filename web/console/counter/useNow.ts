import { useEffect, useState } from 'react'

/** The time by the server's clock, updated every second while `running`. */
export function useNow(clockAhead: number, running: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!running) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return now + clockAhead
}
