import { z } from '@hono/zod-openapi'
import {
  columns,
  defineDownload,
  defineRoute,
  id,
  idAs,
  json,
  listOf,
  shortListQuery,
  timestamp,
} from '#server/platform/http/contract.ts'

/** Spec section 9: at most 5 MB, the first 10 rows shown, 50 rows a batch. */
export const LARGEST_FILE = 5 * 1024 * 1024
export const PREVIEW_ROWS = 10
export const BATCH_ROWS = 50
/** Rows of each kind that a check and a result list; the download has all. */
export const LISTED_ROWS = 100

/**
 * Fields of a customer that a column of a file can be. Columns can also be balances, 'balance:' with a program's
 * id, or the customer's earlier visits.
 */
export const personFields = [
  'first_name',
  'last_name',
  'full_name',
  'email',
  'phone',
  'birthday',
  'opted_in_sms',
  'opted_in_email',
  'tags',
  'joined',
  'last_visit',
] as const
/** Types of programs in which a customer can start with a balance. */
export const balanceTypes = ['points', 'stamp_card', 'free_item'] as const
export type BalanceType = (typeof balanceTypes)[number]
export type PersonField = (typeof personFields)[number]

export const VISITS = 'visits'

const column = z
  .union([z.enum([...personFields, VISITS]), z.string().regex(/^balance:[0-9a-f-]{36}$/)])
  .nullable()

export const importView = z
  .object({
    id,
    file_name: z.string(),
    status: z.enum(['uploaded', 'checked', 'importing', 'done']),
    total_rows: z.int(),
    processed_rows: z.int(),
    imported_rows: z.int(),
    invalid_rows: z.int(),
    duplicate_rows: z.int(),
    failed_rows: z.int(),
    started_by: z.string(),
    created_at: timestamp,
    finished_at: timestamp.nullable(),
  })
  .openapi('CustomerImport')
export type ImportView = z.infer<typeof importView>

/** The first part of dates that end with the year: month/day/year or day/month/year. */
export const dateOrders = ['mdy', 'dmy'] as const
export type DateOrder = (typeof dateOrders)[number]
/** The first row whose date can be read in only one way. */
const telling = z.object({ row_number: z.int(), text: z.string() }).nullable()
const dateReading = z.object({ order: z.enum(dateOrders), day_first: telling, month_first: telling })
/**
 * The order in which a column's dates are read. If both rows are there, they contradict each other, and the
 * country decides.
 */
export type DateReading = z.infer<typeof dateReading>

const previewView = z.object({
  header: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  /** The suggested field of each column. */
  mapping: z.array(z.string().nullable()),
  /** For each column, the order in which its dates are read; null if no date needs one. */
  dates: z.array(dateReading.nullable()),
  /** Programs whose balances a column may hold. */
  programs: z.array(z.object({ id, name: z.string(), type: z.enum(balanceTypes) })),
})
export type PreviewView = z.infer<typeof previewView>

const listedRow = z.object({ row_number: z.int(), who: z.string(), error: z.string() })
export type ListedRow = z.infer<typeof listedRow>

const checkResult = z.object({
  valid: z.int(),
  invalid: z.int(),
  duplicates: z.int(),
  /**
   * Rows that are valid without their wrong field: among the invalid rows, or among the valid ones if wrong
   * fields are left out.
   */
  mendable: z.int(),
})
export type CheckResult = z.infer<typeof checkResult>
const checkView = checkResult.extend({
  invalid_rows: z.array(listedRow),
  duplicate_rows: z.array(listedRow),
  /** Valid without the field that each row names. */
  mended_rows: z.array(listedRow),
})
export type CheckView = z.infer<typeof checkView>

export const uploadImport = defineRoute({
  operation: 'uploadImport',
  method: 'post',
  path: '/app/imports',
  permission: 'business',
  summary: 'Upload a CSV file of customers, at most 5 MB; nothing is imported yet',
  request: {
    query: z.strictObject({
      /** Name of the file. */
      name: z
        .string()
        .trim()
        .max(1000)
        .regex(/\.csv$/i, 'Please upload a CSV file'),
    }),
    // The file itself, not a form: parsing a malicious form around a file takes a second.
    body: {
      required: true,
      content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } },
    },
  },
  makes: importView.extend({ preview: previewView }),
})

export const checkImport = defineRoute({
  operation: 'checkImport',
  method: 'post',
  path: '/app/imports/{id}/check',
  permission: 'business',
  summary: 'Read every row by a mapping and say what importing would do; nothing is imported yet',
  request: {
    params: idAs('importId'),
    body: json(
      z.strictObject({
        /** The field of each column of the file, in order. */
        mapping: z.array(column).min(1).max(200),
        /** True to add a person with another phone but a known email as a separate customer. */
        add_known_emails: z.boolean().default(false),
        /**
         * The order in which dates that end with the year are read; by default as the column or the country says.
         */
        date_order: z.enum(dateOrders).optional(),
        /** True to import rows without a wrong email, phone, birthday, day or tags, if they are valid without it. */
        leave_out_wrong: z.boolean().default(false),
      }),
    ),
  },
  returns: checkView,
})

export const startImport = defineRoute({
  operation: 'startImport',
  method: 'post',
  path: '/app/imports/{id}/start',
  permission: 'business',
  summary: 'Import what the check found valid; to start twice is to start once',
  request: {
    params: idAs('importId'),
    body: columns(
      z.strictObject({
        /**
         * The importing person vouches that these people agreed; counts for channels without a column in the
         * file.
         */
        attests_sms: z.boolean(),
        attests_email: z.boolean(),
      }),
    ),
  },
  returns: importView,
})

export const listImports = defineRoute({
  operation: 'listImports',
  method: 'get',
  path: '/app/imports',
  permission: 'business',
  whileImpersonating: 'customers',
  summary: 'The imports under way and of the last 30 days, newest first',
  request: { query: shortListQuery },
  returns: listOf(importView),
})

export const readImport = defineRoute({
  operation: 'readImport',
  method: 'get',
  path: '/app/imports/{id}',
  permission: 'business',
  whileImpersonating: 'customers',
  summary:
    'How far an import is, and the first of its rows that did not become customers, or not with all they have',
  request: { params: idAs('importId') },
  returns: importView.extend({ failures: z.array(listedRow), mended: z.array(listedRow) }),
})

export const downloadFailures = defineDownload({
  operation: 'downloadFailures',
  path: '/app/imports/{id}/failed_imports.csv',
  permission: 'business',
  summary: 'Every row that did not become a customer, or not with all it has, with the reason, as CSV',
  contentType: 'text/csv',
  request: { params: idAs('importId') },
})
