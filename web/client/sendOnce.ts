import { useState } from 'react'
import { isRefusal } from './api.ts'
import { sendAgain } from './sendAgain.ts'

type SendOnce = <Input, Answer>(input: Input, transmit: (key: string) => Promise<Answer>) => Promise<Answer>

/**
 * Sends a form's request under an Idempotency-Key. Repeated input keeps its key until the server has answered, so that
 * the request can be repeated after a lost answer; then a new key is used.
 */
export function createSendOnce(): SendOnce {
  let open: { text: string; key: string } | undefined
  return async (input, transmit) => {
    const text = JSON.stringify(input)
    if (open?.text !== text) open = { text, key: newIdempotencyKey() }
    const { key } = open
    try {
      const answer = await sendAgain(() => transmit(key))
      open = undefined
      return answer
    } catch (error) {
      if (isRefusal(error)) open = undefined
      throw error
    }
  }
}

/** One sender for the time that the form is shown. */
export const useSendOnce = (): SendOnce => useState(createSendOnce)[0]

/** 128 random bits; randomUUID is missing where a page isn't served over https. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
