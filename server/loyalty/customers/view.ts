import type { CustomerView, TaggedCustomer } from './contract.ts'
import type { ListedCustomer, StampedCustomer } from './list/listQueries.ts'
import type { TagView } from './tags/index.ts'

/** A customer as the API shows one: without PIN, search text and notes for staff. */
export function viewCustomer(customer: Omit<ListedCustomer, 'total_spent'>): CustomerView {
  const { id, unique_customer_id, first_name, last_name, email, phone, birthday } = customer
  const { total_points, lifetime_points_earned, total_visits } = customer
  const { opted_in_sms, opted_in_email, portal_enabled } = customer
  return {
    id,
    unique_customer_id,
    first_name,
    last_name,
    email,
    phone,
    phone_proven_at: customer.phone_proven_at?.toISOString() ?? null,
    birthday,
    total_points,
    lifetime_points_earned,
    total_visits,
    last_visit_at: customer.last_visit_at?.toISOString() ?? null,
    opted_in_sms,
    opted_in_email,
    portal_enabled,
    created_at: customer.created_at.toISOString(),
  }
}

/** A customer as a list shows one, with total spent, stamps and tags. */
export const viewTagged = (customer: StampedCustomer, tags: TagView[] = []): TaggedCustomer => ({
  ...viewCustomer(customer),
  total_spent: customer.total_spent,
  stamps: customer.stamps,
  tags,
})
