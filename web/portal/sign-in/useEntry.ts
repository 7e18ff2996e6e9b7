import { useState } from 'react'
import type { SessionEntry } from '#server/identity/customer-access/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { texts } from '../texts.ts'

export type OfferedBusiness = { business_id: string; company_name: string }
export type SignInAnswer = { session: SessionEntry | null; businesses: OfferedBusiness[] }
/** Businesses to choose from, with the proof for the next request; kept only in this page's memory. */
export type Offer = { phone: string; country: string; pin: string; businesses: OfferedBusiness[] }

/** Runs a step of signing in, one at a time, and puts errors into words. */
export function useEntry() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ text: string; fields: Record<string, string> } | null>(null)
  /** The error of the last step; a new object each time. */
  const [refused, setRefused] = useState<Error | null>(null)
  const run = async (step: () => Promise<void>) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await step()
    } catch (error) {
      setRefused(error instanceof Error ? error : new Error(String(error)))
      const refused = error instanceof ApiError && error.message ? error : null
      setProblem({ text: refused?.message ?? texts.login.failed, fields: refused?.fields ?? {} })
    }
    setBusy(false)
  }
  const wrong = problem?.fields ?? {}
  /** The error that belongs to no field. */
  const refusal = Object.keys(wrong).length === 0 ? problem?.text : undefined
  return { busy, problem, wrong, refusal, refused, run }
}
