import { z } from '@hono/zod-openapi'
import { emailAddress } from '#server/platform/contact/emailAddress.ts'
import {
  columns,
  defineRoute,
  id,
  idAs,
  idempotencyKey,
  listOf,
  listQuery,
  timestamp,
  version,
} from '#server/platform/http/contract.ts'
import { nameField } from '#server/platform/text/nameField.ts'
import * as examples from './examples.ts'
import { tagView } from './tags/contract.ts'

/** Accepts an empty text as not given, as a form sends it. */
const orEmpty = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]).nullish()

export const personFields = {
  first_name: nameField(100).nullish(),
  last_name: nameField(100).nullish(),
  email: orEmpty(emailAddress()),
  phone: z.string().trim().max(40, 'At most 40 characters').nullish(),
  birthday: orEmpty(z.iso.date('Enter a date as YYYY-MM-DD')),
}

export const customerView = z
  .object({
    id,
    /** Starts with CUS. Customer and staff can read it out to each other. */
    unique_customer_id: z.string(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    email: z.string().nullable(),
    /** E.164. */
    phone: z.string().nullable(),
    phone_proven_at: timestamp.nullable(),
    birthday: z.iso.date().nullable(),
    total_points: z.int(),
    lifetime_points_earned: z.int(),
    total_visits: z.int(),
    last_visit_at: timestamp.nullable(),
    opted_in_sms: z.boolean(),
    opted_in_email: z.boolean(),
    portal_enabled: z.boolean(),
    created_at: timestamp,
  })
  .openapi('Customer')
export type CustomerView = z.infer<typeof customerView>

/** How a customer gave an opt-in to staff; stored with it as proof. */
export const wayToAgree = z.enum(['in_person', 'on_paper'])
export type WayToAgree = z.infer<typeof wayToAgree>

export const addCustomer = defineRoute({
  operation: 'addCustomer',
  method: 'post',
  path: '/v1/customers',
  permission: 'till',
  scope: 'customers:write',
  summary: 'Add a customer, once per key; an opt-in says how it was given',
  request: {
    headers: idempotencyKey,
    body: columns(
      z.strictObject({
        ...personFields,
        opted_in_sms: z.boolean().optional(),
        opted_in_email: z.boolean().optional(),
        /** Required with either opt-in. */
        consent_given: wayToAgree.optional(),
      }),
    ),
  },
  makes: customerView,
  example: examples.addCustomer,
})

export const customerSorts = ['newest', 'name', 'points', 'visits', 'spent', 'last_visit'] as const
export type CustomerSort = (typeof customerSorts)[number]

const stampFilters = ['some', 'almost_full'] as const
export type StampFilter = (typeof stampFilters)[number]

const search = {
  search: z.string().max(200).default(''),
  /** 'forgiving' also finds names with a typing error, if nobody matches the exact words. */
  spelling: z.enum(['exact', 'forgiving']).default('exact'),
  /** The id of a tag: only customers with it. */
  tag: id.optional(),
  /** The id of a program: only customers who take part in it. */
  program: id.optional(),
  /** 'waiting': only customers with an unused reward. */
  reward: z.enum(['waiting']).optional(),
  /** 'some': only customers with stamps on an open card; 'almost_full': with a card that lacks two at most. */
  stamps: z.enum(stampFilters).optional(),
  /** The id of a segment, the business's own or a built-in one: only customers who are in it now. */
  segment: z.string().max(100).optional(),
}

/** Only for the business's own screens: counter workers do not see what a customer spends. */
export const spending = {
  /** Minor units of the business's currency: what was paid, less refunds. */
  total_spent: z.int(),
}

export const taggedCustomer = customerView
  .extend({
    ...spending,
    /** Stamps on stamp cards that are open. */
    stamps: z.int(),
    tags: z.array(tagView),
  })
  .openapi('TaggedCustomer')
export type TaggedCustomer = z.infer<typeof taggedCustomer>

export const listCustomers = defineRoute({
  operation: 'listCustomers',
  method: 'get',
  path: '/v1/customers',
  permission: 'business',
  scope: 'customers:read',
  whileImpersonating: 'customers',
  summary:
    'A page of customers: by tag, program, waiting reward, stamps or segment, by words of their name, email, phone or CUS id, seen last first; without words the newest',
  request: {
    query: z.strictObject({
      ...search,
      sort: z.enum(customerSorts).optional(),
      // `after` continues with the same search and sort.
      ...listQuery({ usual: 20, most: 100 }),
    }),
  },
  returns: listOf(taggedCustomer).extend({
    /** True if nobody matches the exact words; these customers match with one typing error a word. */
    similar: z.boolean(),
  }),
  example: examples.listCustomers,
})

export const readCustomer = defineRoute({
  operation: 'readCustomer',
  method: 'get',
  path: '/v1/customers/{id}',
  permission: 'till',
  scope: 'customers:read',
  whileImpersonating: 'customer',
  summary: 'One customer, as a look-up shows them, with the version that a change wants',
  request: { params: idAs('customerId') },
  returns: customerView.extend({ version }),
  example: examples.readCustomer,
})

/** The most customers that one bulk action can change. */
export const MOST_SELECTED = 5000

export const selectCustomers = defineRoute({
  operation: 'selectCustomers',
  method: 'get',
  path: '/app/customer-selection',
  permission: 'business',
  whileImpersonating: 'customers',
  summary: 'Whom a search and its filters find, as ids: what an act on all of them is about; at most 5,000',
  request: { query: z.strictObject(search) },
  returns: z.object({
    ids: z.array(id),
    /** True if there are more; these are the newest. */
    more: z.boolean(),
  }),
})

export const countCustomers = defineRoute({
  operation: 'countCustomers',
  method: 'get',
  path: '/app/customer-count',
  permission: 'business',
  whileImpersonating: 'customers',
  summary: 'How many customers the shop has, or a search finds, counted up to 1,000',
  request: { query: z.strictObject(search) },
  returns: z.object({
    count: z.int(),
    /** True if there are more than were counted. */
    more: z.boolean(),
  }),
})

export const provePhone = defineRoute({
  operation: 'provePhone',
  method: 'post',
  path: '/v1/customers/{id}/prove-phone',
  permission: 'counter staff',
  summary: 'Staff saw that the phone is the customer’s',
  request: { params: idAs('customerId') },
  returns: customerView,
  example: examples.provePhone,
})
