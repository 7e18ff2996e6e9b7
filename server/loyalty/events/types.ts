/** Every kind of event, with the ids of its subject and objects. Their data is read when the event is handled. */
export type EventIds = {
  /** Somebody became a customer, by themselves or at the till. Customers of an imported file do not publish it. */
  'customer.joined': { customer_id: string }
  /** A file brought this customer, and others in the same transaction. */
  'customers.added': { customer_id: string }
  'customer.changed': { customer_id: string }
  'customer.erased': { customer_id: string }
  /** `merged_id` is now part of `customer_id`. */
  'customer.merged': { customer_id: string; merged_id: string }
  /** The sign-up form asks for the link to a card; `request_id` is the rendered form's. */
  'card_link.requested': { customer_id: string; request_id: string }
  'operation.recorded': { customer_id: string; operation_id: string }
  /** Earned at this business: not bought with points, and not from a file or a trigger. */
  'reward.earned': { customer_id: string; customer_reward_id: string }
  /** The tag has another name; its customers keep it. */
  'tag.changed': { tag_id: string }
  /** The tag was also removed from all customers. */
  'tag.deleted': { tag_id: string }
  'program.created': { program_id: string }
  'program.changed': { program_id: string }
  /** The business's days begin at other times. */
  'time_zone.changed': { business_id: string }
  /** The business has another email address: a new admin's, or a new one of its admin. */
  'address.changed': { business_id: string }
  /** Somebody is off the team, or was suspended with all that they had set up. */
  'member.gone': { user_id: string }
  /** The owner of the admin's mailbox has come. Whatever was set up before may be a stranger's. */
  'business.claimed': { business_id: string }
}

export type EventType = keyof EventIds

/** An event of a business, as its verb publishes it. */
export type NewEvent = { [T in EventType]: { type: T; ids: EventIds[T] } }[EventType]

/** An event as its subscribers get it. `id` counts up for each subject, `at` is when it happened. */
export type HandedEvent = NewEvent & { id: number; at: Date }
