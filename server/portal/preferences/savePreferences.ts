import { recordConsent } from '#server/loyalty/customers/index.ts'
import { endEmailConsent } from '#server/messaging/messages/index.ts'
import { topics } from '#server/messaging/preferences/config.ts'
import { changePreferences } from '#server/messaging/preferences/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { findHolder, type Holder } from './findHolder.ts'
import type { PreferencesForm } from './readForm.ts'
import { PAGE, type Preferences, type ReadsIn, readPreferencesPage } from './readPreferencesPage.ts'

/** Outcome of a form. A refused form changes nothing. */
export type Saved = { kind: 'saved' | 'stopped' | 'elsewhere' | 'other words'; preferences: Preferences }

/**
 * Saves what the holder of a mail's link chose. Switching emails or texts on agrees to the words beside the box, which
 * are kept as proof. Undefined if the link opens nobody's preferences.
 */
export async function savePreferences(
  ctx: BusinessContext,
  messageId: string,
  form: PreferencesForm,
  readsIn: ReadsIn,
): Promise<Saved | undefined> {
  const holder = await findHolder(ctx, messageId, { lock: true })
  if (!holder) return undefined
  const before = await readPreferencesPage(ctx, holder, readsIn)
  const refused = reasonToRefuse(form, before)
  if (refused) return { kind: refused, preferences: before }
  await changeEmail(ctx, holder, form, before)
  await changeTexts(ctx, holder, form, before)
  const wanted = Object.fromEntries(
    topics.flatMap((topic) => (form.changed[topic] === undefined ? [] : [[topic, form.changed[topic]]])),
  )
  const { paused, language } = form
  await changePreferences(ctx, holder.customer.id, {
    topics: wanted,
    ...(paused !== undefined && { paused }),
    ...(language !== undefined && { language }),
  })
  const after = await findHolder(ctx, messageId)
  return { kind: 'saved', preferences: await readPreferencesPage(ctx, after ?? holder, readsIn) }
}

function reasonToRefuse({ changed, wordingMark }: PreferencesForm, before: Preferences) {
  const turnsOn = (box: 'email' | 'sms') => changed[box] === true && !before.ticked.includes(box)
  if (turnsOn('sms') && before.texts === 'stopped') return 'stopped'
  if (turnsOn('sms') && before.texts !== 'free') return 'elsewhere'
  return (turnsOn('email') || turnsOn('sms')) && wordingMark !== before.wordingMark ? 'other words' : null
}

/** Changes the email consent. Switched off, it ends for every customer with the address, as by the unsubscribe link. */
async function changeEmail(
  ctx: BusinessContext,
  { message, customer }: Holder,
  { changed: { email } }: PreferencesForm,
  before: Preferences,
): Promise<void> {
  if (email === undefined || email === before.ticked.includes('email')) return
  if (!email) return endEmailConsent(ctx, message, { source: PAGE, wording: wordingOff(message.subject) })
  const ip = addressOf(ctx)
  const { email: wording } = before.wording
  await recordConsent(ctx, {
    customerId: customer.id,
    channel: 'email',
    given: true,
    source: PAGE,
    wording,
    ip,
  })
}

async function changeTexts(
  ctx: BusinessContext,
  { message, customer }: Holder,
  { changed: { sms } }: PreferencesForm,
  before: Preferences,
): Promise<void> {
  if (sms === undefined || sms === customer.opted_in_sms) return
  const wording = sms ? before.wording.sms : wordingOff(message.subject)
  const consent = { customerId: customer.id, channel: 'sms', given: sms, source: PAGE, wording } as const
  await recordConsent(ctx, { ...consent, ip: addressOf(ctx) })
}

const wordingOff = (subject: string | null) =>
  `Switched off on the preferences page that '${subject ?? ''}' leads to.`

const addressOf = ({ actor }: BusinessContext) => (actor.kind === 'anonymous' ? actor.ipAddress : null)
