import type { AppServices } from '#server/api.ts'
import { accountMessagesReading } from '#server/identity/proofs/index.ts'
import { mailchimpReading } from '#server/integrations/mailchimp/index.ts'
import { webhooksReading } from '#server/integrations/webhooks/index.ts'
import { eventsReading } from '#server/loyalty/events/index.ts'
import { dayLimitsReading, messagesReading } from '#server/messaging/messages/index.ts'
import { backupsReading } from '#server/platform/backups/index.ts'
import { holdReading } from '#server/platform/holds/index.ts'
import { queuesReading } from '#server/platform/jobs/index.ts'
import { journalReading } from '#server/platform/journal/index.ts'
import type { Reading } from '#server/platform/metrics/index.ts'
import { workersReading } from '#server/platform/presence/index.ts'

/** The readings of every room for Prometheus and for /admin/health, in the rooms' order. */
export const readingsOf = ({
  textLimits,
  journalFolder,
}: Pick<AppServices, 'textLimits' | 'journalFolder'>): Reading[] => [
  workersReading,
  queuesReading,
  holdReading,
  backupsReading,
  journalReading(journalFolder),
  eventsReading,
  messagesReading,
  dayLimitsReading(textLimits),
  accountMessagesReading,
  mailchimpReading,
  webhooksReading,
]
