import { type AuditWords, auditHeader, auditPages, recordAct } from '#server/businesses/audit/index.ts'
import { findBusiness } from '#server/businesses/business/index.ts'
import type { Actor, BusinessContext } from '#server/platform/context/context.ts'
import { inBusiness, type Services } from '#server/services.ts'
import { customerColumns, ledgerColumns, messageColumns } from '../columns.ts'
import { type Columns, type ReadPage, readPages } from '../pages.ts'
import { selectCustomers, selectLedger, selectMessages } from '../queries.ts'
import { exported } from './decisions.ts'
import { describeBusiness } from './describeBusiness.ts'
import { readPictures, readTable } from './rows.ts'
import { type Files, filesIn } from './writeFiles.ts'

type InTransaction = <T>(work: (ctx: BusinessContext) => Promise<T>) => Promise<T>

/**
 * Writes everything of a business into a folder that is there: CSV files as the product's own downloads, the tables as
 * lists in JSON, and its pictures. No hash, PIN, token or other secret is in them. Each file is of one moment, or has
 * pages of one moment; what is written meanwhile may be in some. The business's log records the export.
 */
export async function exportBusiness(
  services: Services,
  { businessId, actor, words }: { businessId: string; actor: Actor; words: AuditWords },
  folder: string,
): Promise<void> {
  const inTransaction: InTransaction = (work) => inBusiness(services, businessId, actor, work)
  await inTransaction((ctx) => recordAct(ctx, { action: 'data_exported', details: { file: 'everything' } }))
  const files = filesIn(folder)
  await writeDownloads(files, inTransaction)
  const place = async ({ tx }: BusinessContext) => {
    const { time_zone: timeZone, locale } = await findBusiness(tx, businessId)
    return { timeZone, locale }
  }
  const log = auditPages(inTransaction, {}, place, words, 'en')
  await files.csv('audit.csv', auditHeader('en'), log)
  files.whole('business.json', `${JSON.stringify(await inTransaction(describeBusiness), null, 2)}\n`)
  for (const table of Object.keys(exported))
    await inTransaction((ctx) => files.list(`${table}.json`, readTable(ctx, table)))
  await inTransaction((ctx) => writePictures(files, ctx))
  files.whole('README.txt', about)
}

async function writeDownloads(files: Files, inTransaction: InTransaction): Promise<void> {
  const write = <Row extends { id: string }>(name: string, columns: Columns<Row>, read: ReadPage<Row>) =>
    files.csv(name, Object.keys(columns), readPages(inTransaction, read, columns))
  await write('customers.csv', customerColumns, selectCustomers)
  await write('ledger.csv', ledgerColumns, selectLedger)
  await write('messages.csv', messageColumns, selectMessages)
}

async function writePictures(files: Files, ctx: BusinessContext): Promise<void> {
  for (const [folder, table] of [
    ['pictures', 'pictures'],
    ['logos', 'business_logos'],
  ] as const)
    for await (const { name, media_type, content } of readPictures(ctx, table))
      files.whole(`${folder}/${name}.${media_type.split('/')[1]}`, content)
}

const about = `\
Everything that this business has in Regulars.

customers.csv, ledger.csv, messages.csv and audit.csv open in a spreadsheet. business.json has the settings, the plan and
the team. Every other .json is a list of rows; an id in one of them, such as customer_id, is the id of a row in another:
of customers.json. Moments are in UTC, money is in the smallest unit of its currency. pictures/ has the pictures of mails,
named by their id in pictures.json, and logos/ the logos, named by the moment when they were chosen.

Left out are PINs, passwords, API keys, links that sign somebody in, the codes of rewards but for those in the words of a
message, and what the product works out from these rows by itself.
`
