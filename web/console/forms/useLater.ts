import { useEffect, useState } from 'react'

/** A value that follows once it has stood still for `ms`. */
export function useLater<T>(value: T, ms: number): T {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setLater, ms, value)
    return () => clearTimeout(timer)
  }, [value, ms])
  return later
}
