import type { Adapter, AdapterPayload } from 'oidc-provider'

type Kept = { payload: AdapterPayload; until: number }

/** The provider's storage in memory, which ends with the process. */
export function openMemory() {
  const kept = new Map<string, Kept>()
  return class implements Adapter {
    readonly #model: string

    constructor(model: string) {
      this.#model = model
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn: number) {
      kept.set(this.#key(id), { payload, until: expiresIn ? Date.now() + expiresIn * 1000 : Infinity })
    }

    find = async (id: string) => this.#live(this.#key(id))
    findByUid = async (uid: string) => this.#having((payload) => payload.uid === uid)
    findByUserCode = async (userCode: string) => this.#having((payload) => payload.userCode === userCode)

    async consume(id: string) {
      const found = this.#live(this.#key(id))
      if (found) found.consumed = Math.floor(Date.now() / 1000)
    }

    async destroy(id: string) {
      kept.delete(this.#key(id))
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key)
    }

    #key = (id: string): string => `${this.#model}:${id}`

    #live(key: string): AdapterPayload | undefined {
      const found = kept.get(key)
      return found && found.until > Date.now() ? found.payload : undefined
    }

    #having(fits: (payload: AdapterPayload) => boolean): AdapterPayload | undefined {
      const own = [...kept.keys()].filter((key) => key.startsWith(`${this.#model}:`))
      return own.map((key) => this.#live(key)).find((payload) => payload && fits(payload))
    }
  }
}
