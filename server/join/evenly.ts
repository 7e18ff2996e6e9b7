const STEP_MS = 300

/**
 * Answers only at whole steps of time after the start, so that how long an answer took does not tell whether
 * a phone number was known.
 */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now()
  try {
    return await work()
  } finally {
    const taken = performance.now() - started
    await new Promise((resolve) => setTimeout(resolve, STEP_MS - (taken % STEP_MS)))
  }
}
