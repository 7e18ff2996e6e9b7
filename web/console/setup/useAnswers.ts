import { useState } from 'react'
import type { QrCodeView } from '#server/loyalty/qr-codes/contract.ts'
import type { Fields } from './fields.ts'
import type { Trade, Way } from './presets.ts'

export type Answers = {
  trade?: Trade
  way?: Way
  typed?: Partial<Fields>
  /** Set once everything is made, until it is put away. */
  made?: { program: string; qr_code: QrCodeView | null }
}

/** The answers so far. They outlive a reload, in this tab alone. */
export function useAnswers(businessId: string) {
  const key = `setup:${businessId}`
  const [answers, setAnswers] = useState<Answers>(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  const keep = (next: Answers) => {
    sessionStorage.setItem(key, JSON.stringify(next))
    setAnswers(next)
  }
  return {
    answers,
    answer: (more: Answers) => keep({ ...answers, ...more }),
    finish: (made: Answers['made']) => keep({ made }),
    forget: () => keep({}),
  }
}

export type Answering = ReturnType<typeof useAnswers>
