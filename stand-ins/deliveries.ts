/** Deliveries that go on behind the answer, until the stand-in stops. */
export function openDeliveries() {
  const stop = new AbortController()
  const underWay = new Set<Promise<void>>()
  return {
    signal: stop.signal,
    begin(delivery: Promise<void>): void {
      const going = delivery
        .catch((error) => {
          if (!stop.signal.aborted) throw error
        })
        .finally(() => underWay.delete(going))
      underWay.add(going)
    },
    async stop(): Promise<void> {
      stop.abort()
      await Promise.all(underWay)
    },
  }
}
