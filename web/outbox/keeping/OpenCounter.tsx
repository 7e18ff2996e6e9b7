import { useEffect, useState } from 'react'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { texts as words } from '../texts.ts'
import { readKeptSession } from './keptSession.ts'

/** Leads to the counter, which alone opens by what this device keeps. Invisible on a device that keeps nothing. */
export default function OpenCounter() {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    void readKeptSession().then((session) => setKept(session !== undefined))
  }, [])
  if (!isKept) return null
  return (
    <a href="/counter" className={buttonClass('primary')}>
      {words.openCounter}
    </a>
  )
}
