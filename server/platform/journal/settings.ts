import type { Environment, Settings } from '#server/platform/settings/setting.ts'

export const journalSettings = {
  JOURNAL_FOLDER: {
    about: 'a folder on another disk, for what must outlive the database: withdrawals and erasures.',
    line: '#JOURNAL_FOLDER=',
    ofProduction: true,
  },
} as const satisfies Settings

export const readJournalFolder = (environment: Environment): string | null =>
  environment.JOURNAL_FOLDER || null
