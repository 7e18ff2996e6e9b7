import { expect as base } from '@playwright/test'

/** How long a journey waits for a state: longer than a slow machine with other work needs, in milliseconds. */
export const PATIENCE_MS = 60_000

export const expect = base.configure({ timeout: PATIENCE_MS })
