import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Handles Enter in a field whose answer may still be on its way. `act` is called once the answer is there, unless
 * something else was typed meanwhile.
 */
export function useEnter(typed: string, isAnswered: boolean, act: () => void): () => void {
  const [entered, setEntered] = useState<string>()
  const onAnswer = useEffectEvent(() => {
    setEntered(undefined)
    if (entered === typed) act()
  })
  useEffect(() => {
    if (entered !== undefined && isAnswered) onAnswer()
  }, [entered, isAnswered])
  return () => setEntered(typed)
}
