import { type BillingServices, readStripeAnew } from '#server/billing/index.ts'
import { createPayments } from '#server/billing/stripe/payments.ts'
import type { ProductionConfig } from '#server/commands/config.ts'
import { FILE_DAYS, readFolders } from '#server/platform/journal/index.ts'
import { readSmsLog } from '#server/platform/providers/smsLog.ts'
import type { Services } from '#server/services.ts'
import { CommandFailure } from '../failure.ts'
import { applyJournal } from './applyJournal.ts'
import { applyTexts } from './applyTexts.ts'
import { type Report, reportJournal, reportPayments, reportTexts } from './words.ts'

/** Sources outside of the database that know of acts after a backup. */
export const sources = ['journal', 'sms-log', 'payments'] as const
export type Source = (typeof sources)[number]

export type CatchUp = { folders: string[]; without: readonly Source[]; isDry: boolean }

/** Acts from before the backup may have been committed after it. Applying one twice does no harm. */
const MARGIN_MS = 3_600_000
const DAY_MS = 86_400_000

/**
 * Applies again what came after a backup and is known outside of the database. Running it again changes nothing more.
 * @throws {CommandFailure} 'refused' before anything is applied, if the journal is not named or too old; 'unsound', with
 *   the next step, if a source could not be read or applied completely: the others were applied
 */
export async function catchUp(
  services: Services,
  config: ProductionConfig,
  backupAt: Date,
  { folders, without, isDry }: CatchUp,
): Promise<void> {
  const since = new Date(backupAt.getTime() - MARGIN_MS)
  if (!without.includes('journal')) refuseWithoutJournal(services, folders, since)
  const readings: Record<Source, () => Promise<Report>> = {
    journal: () => readJournal(services, folders, since, isDry),
    'sms-log': () => readTexts(services, config, since, isDry),
    payments: () => readPayments(services, config, since, isDry),
  }
  console.log(
    `What came after the backup of ${backupAt.toISOString()}${isDry ? ' (nothing is changed)' : ''}:`,
  )
  const faults: string[] = []
  for (const source of sources) {
    const report: Report = without.includes(source) ? { lines: ['left out'] } : await readings[source]()
    for (const line of report.lines) console.log(`  ${source}: ${line}`)
    if (report.fault) faults.push(`${source}: ${report.fault} Without it: --without-${source}.`)
  }
  if (faults.length > 0) throw new CommandFailure(isDry ? 'refused' : 'unsound', faults.join('\n'))
}

/** @throws {CommandFailure} 'refused' */
function refuseWithoutJournal({ clock }: Services, folders: string[], since: Date): void {
  const fault =
    folders.length === 0
      ? "Name the lost server's JOURNAL_FOLDER, or a copy of it: --journal FOLDER."
      : since.getTime() < clock.now().getTime() - FILE_DAYS * DAY_MS &&
        `The backup is older than the ${FILE_DAYS} days for which a journal is kept.`
  if (fault) throw new CommandFailure('refused', `journal: ${fault} Without it: --without-journal.`)
}

async function readJournal(
  services: Services,
  folders: string[],
  since: Date,
  isDry: boolean,
): Promise<Report> {
  try {
    const journal = await readFolders(folders, since)
    return reportJournal(journal, await applyJournal(services, journal.entries, { isDry }))
  } catch (error) {
    return { lines: [], fault: `A folder cannot be read: ${(error as Error).message}.` }
  }
}

async function readTexts(
  services: Services,
  { sms }: ProductionConfig,
  since: Date,
  isDry: boolean,
): Promise<Report> {
  if (!sms) return { lines: ['Twilio is not set up'] }
  const log = await readSmsLog(sms, since)
  if ('unread' in log)
    return { lines: [], fault: `Twilio's list of messages cannot be read: ${log.unread}. Try again later.` }
  return reportTexts(await applyTexts(services, log.texts, { isDry }))
}

async function readPayments(
  services: Services,
  { payments: settings }: ProductionConfig,
  since: Date,
  isDry: boolean,
): Promise<Report> {
  if (!settings) return { lines: ['Stripe is not set up'] }
  const billing: BillingServices = { ...services, payments: createPayments(settings) }
  try {
    return reportPayments(await readStripeAnew({ ...billing, payments: billing.payments! }, since, { isDry }))
  } catch (error) {
    return { lines: [], fault: `Stripe cannot be read: ${(error as Error).message}. Try again later.` }
  }
}
