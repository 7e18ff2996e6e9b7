import type { MessageServices } from '#server/messaging/messages/index.ts'
import type { InTransaction } from './past.ts'
import type { Random } from './random.ts'

/** The café's office, where its owner writes to customers. `until` is the end of its year. */
export type Office = {
  services: MessageServices
  businessId: string
  inOffice: InTransaction
  random: Random
  timeZone: string
  start: Date
  until: Date
  /** Ids of the rewards that points buy. */
  catalogue: string[]
  /** The owner's own segment, once it is made. */
  segmentId: () => string | null
}
