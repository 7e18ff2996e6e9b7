import { Refusal } from '#server/platform/context/refusal.ts'

/** Names the fields of a part's refusal as they are in the whole request. */
export async function within<Made>(part: string, work: Promise<Made>): Promise<Made> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Refusal) || !error.fields) throw error
    const fields = Object.fromEntries(
      Object.entries(error.fields).map(([path, message]) => [`${part}.${path}`, message]),
    )
    throw new Refusal(error.code, error.message, { fields })
  }
}
