import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, businessTable, key } from '#server/platform/database/businessTable.ts'
import { createdAt, crossing, moment } from '#server/platform/database/columns.ts'
import type { CheckResult } from './contract.ts'
import type { DateFacts } from './reading/dateOrder.ts'
import type { Grouping } from './reading/readWhole.ts'

/**
 * An uploaded file and its result. Its content is kept until the import is over, or for a day if it is never
 * started.
 */
export const customerImports = businessTable(
  'customer_imports',
  {
    id: uuid('id').notNull(),
    file_name: text('file_name').notNull(),
    status: text('status')
      .$type<'uploaded' | 'checked' | 'importing' | 'done'>()
      .notNull()
      .default('uploaded'),
    /** The names of the file's columns. */
    header: jsonb('header').$type<string[]>().notNull(),
    /** The order in which each column's dates can be read. */
    dates: jsonb('dates').$type<(DateFacts | null)[]>().notNull(),
    /** The sign between thousands in each column, if its rows tell. */
    numbers: jsonb('numbers').$type<Grouping[]>().notNull().default([]),
    /** The check by which the pieces' rows were read; a later check makes it void. */
    check_id: uuid('check_id'),
    mapping: jsonb('mapping').$type<(string | null)[]>(),
    found: jsonb('found').$type<CheckResult>(),
    add_known_emails: boolean('add_known_emails').notNull().default(false),
    attests_sms: boolean('attests_sms').notNull().default(false),
    attests_email: boolean('attests_email').notNull().default(false),
    /** Number of rows done; written together with their customers. */
    processed_rows: integer('processed_rows').notNull().default(0),
    total_rows: integer('total_rows').notNull(),
    imported_rows: integer('imported_rows').notNull().default(0),
    invalid_rows: integer('invalid_rows').notNull().default(0),
    duplicate_rows: integer('duplicate_rows').notNull().default(0),
    failed_rows: integer('failed_rows').notNull().default(0),
    /** The person who uploaded it, later the one who started it. */
    member_id: uuid('member_id').notNull(),
    member_name: text('member_name').notNull(),
    created_at: createdAt(),
    /** Time of the last batch: an import without progress for a while has lost its worker. */
    moved_at: moment('moved_at').notNull(),
    finished_at: moment('finished_at'),
  },
  (t) => [
    index('customer_imports_unfinished').on(t.moved_at).where(sql`status <> 'done'`),
    index('customer_imports_finished').on(t.finished_at).where(sql`status = 'done'`),
    crossing(),
  ],
)

/**
 * Rows of a file, at most as many as are read, judged and written at a stretch. The transaction that imports a
 * piece deletes it.
 */
export const customerImportPieces = businessTable(
  'customer_import_pieces',
  {
    import_id: uuid('import_id').notNull(),
    /** From 1, in the order of the file. */
    piece: integer('piece').notNull(),
    /** The rows that are not blank, as JSON: FileRow[]. */
    cells: text('cells').notNull(),
    /** The rows as read with the mapping, as JSON: ReadRow[]. */
    rows: text('rows'),
  },
  (t) => [key(t.import_id, t.piece), belongsTo(t.import_id, customerImports)],
)

/**
 * A row of failed_imports.csv: one that became no customer, or one imported without some field ('mended'), with
 * the file's texts and the reason. Kept for 30 days.
 */
export const customerImportFailures = businessTable(
  'customer_import_failures',
  {
    import_id: uuid('import_id').notNull(),
    /** The number that a spreadsheet shows: the header is row 1. */
    row_number: integer('row_number').notNull(),
    kind: text('kind').$type<'invalid' | 'duplicate' | 'failed' | 'mended'>().notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    birthday: text('birthday').notNull(),
    /** Cells of all other columns, as written and in the order of the file. */
    others: jsonb('others').$type<string[]>().notNull().default([]),
    error: text('error').notNull(),
  },
  (t) => [key(t.import_id, t.row_number), belongsTo(t.import_id, customerImports)],
)
