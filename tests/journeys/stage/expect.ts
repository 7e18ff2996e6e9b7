import { expect as base } from '@playwright/test'

/** Time that a journey waits for a state, in milliseconds: longer than a busy, slow machine needs. */
export const PATIENCE_MS = 60_000

export const expect = base.configure({ timeout: PATIENCE_MS })
