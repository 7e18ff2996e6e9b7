/** Runs `send` again and again on `connections` connections at once. Returns runs a second; an error ends it. */
export async function perSecond(connections: number, seconds: number, send: () => Promise<unknown>) {
  const began = performance.now()
  const until = began + seconds * 1000
  let done = 0
  const goOn = async () => {
    while (performance.now() < until) {
      await send()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, goOn))
  return done / ((performance.now() - began) / 1000)
}
