/** The reason why a request got no answer: `fetch` keeps it inside its own error. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message
}
