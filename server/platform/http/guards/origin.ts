import { contextStorage, tryGetContext } from 'hono/context-storage'
import type { AppEnv } from '../env.ts'

/** Lets any code that runs in a request find out where the request came from, however deep it is called. */
export const rememberRequest = contextStorage

export type Origin = { address: string | null; device: string | null }

const LONGEST_AGENT = 300

/** The address and User-Agent of the request that is being answered; null in a job. */
export function requestOrigin(): Origin {
  const c = tryGetContext<AppEnv>()
  return {
    address: c?.var.address || null,
    device: c?.req.header('user-agent')?.slice(0, LONGEST_AGENT) || null,
  }
}
