/** Every kind of event, with the ids that say whom and what it is about; what they name is read when it is handled. */
export type EventIds = {
  /** Somebody became a customer, by themselves or at the till; whoever came with a file did not. */
  'customer.joined': { customer_id: string }
  'customer.changed': { customer_id: string }
  'customer.erased': { customer_id: string }
  /** `merged_id` is now part of `customer_id`. */
  'customer.merged': { customer_id: string; merged_id: string }
  /** The sign-up form asks for the link to a card; `request_id` is the rendered form's. */
  'card_link.requested': { customer_id: string; request_id: string }
  'operation.recorded': { customer_id: string; operation_id: string }
  /** By what the customer did here: neither bought with points nor brought by a file or an automation. */
  'reward.earned': { customer_id: string; customer_reward_id: string }
  /** Another name; whoever has it keeps it. */
  'tag.changed': { tag_id: string }
  /** And taken off everybody. */
  'tag.deleted': { tag_id: string }
  'program.created': { program_id: string }
  'program.changed': { program_id: string }
}

export type EventType = keyof EventIds

/** Something that happened to a business, as the verb that did it says. */
export type NewEvent = { [T in EventType]: { type: T; ids: EventIds[T] } }[EventType]
