import { useState } from 'react'

/**
 * A question in the place of the button that opens it. After it, `hasAsked` gives the focus back to the button.
 * @param onAsking told whether the question is open
 */
export function useQuestion<Question>(onAsking?: (isAsking: boolean) => void) {
  const [question, setQuestion] = useState<Question>()
  const [hasAsked, setHasAsked] = useState(false)
  const turnTo = (next?: Question) => {
    setQuestion(next)
    setHasAsked(true)
    onAsking?.(next !== undefined)
  }
  return { question, hasAsked, ask: turnTo, close: () => turnTo() }
}
