import { useEffect, useState } from 'react'

/** The value, once it has not changed for `ms`. */
export function useLater<T>(value: T, ms: number): T {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setLater, ms, value)
    return () => clearTimeout(timer)
  }, [value, ms])
  return later
}
