import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { byNames } from '#server/platform/http/index.ts'
import { byHand, emailTemplates, smsTemplates } from './tables.ts'
import type { EmailTrigger, SmsTrigger } from './triggers.ts'

const tables = { sms: smsTemplates, email: emailTemplates }
export type Channel = keyof typeof tables
export type SmsTemplate = typeof smsTemplates.$inferSelect
export type EmailTemplate = typeof emailTemplates.$inferSelect
export type Template<Of extends Channel> = (typeof tables)[Of]['$inferSelect']
type Columns<Of extends Channel> = (typeof tables)[Of]['$inferInsert']

type Scope = Pick<BusinessContext, 'tx' | 'businessId'>
/** Filter of templates: the active ones, or those that staff send by hand. */
export type Which = { active?: boolean; byHand?: boolean }

/** The channel's table. Statements name the columns that both tables have, so one type stands for both. */
const tableOf = (channel: Channel) => tables[channel] as typeof smsTemplates

function filterOf({ businessId }: Scope, channel: Channel, { id, ...which }: Which & { id?: string }) {
  const table = tableOf(channel)
  const sentByStaff = byHand[channel] as typeof byHand.sms
  return and(
    eq(table.business_id, businessId),
    id === undefined ? undefined : eq(table.id, id),
    which.active ? eq(table.active, true) : undefined,
    which.byHand ? inArray(table.trigger_type, sentByStaff) : undefined,
  )
}

/** Selects the ids of a trigger's SMS templates, active or not, as a subquery. */
export const smsTemplatesOf = ({ tx, businessId }: Scope, trigger: SmsTrigger) =>
  tx
    .select({ id: smsTemplates.id })
    .from(smsTemplates)
    .where(and(eq(smsTemplates.business_id, businessId), eq(smsTemplates.trigger_type, trigger)))

/** Finds the template that a trigger sends: of several active ones the newest, so that nobody is written to twice. */
export async function findActiveTemplate<Of extends Channel>(
  scope: Scope,
  channel: Of,
  trigger: SmsTrigger | EmailTrigger,
): Promise<Template<Of> | undefined> {
  const table = tableOf(channel)
  const sent = eq(table.trigger_type, trigger as SmsTrigger)
  const [template] = await scope.tx
    .select()
    .from(table)
    .where(and(filterOf(scope, channel, { active: true }), sent))
    .orderBy(desc(table.created_at), desc(table.id))
    .limit(1)
  return template as Template<Of> | undefined
}

/** Selects templates in the order of their names, as the reader of the present request sorts them. */
export async function selectTemplates<Of extends Channel>(
  scope: Scope,
  channel: Of,
  which: Which = {},
): Promise<Template<Of>[]> {
  const table = tableOf(channel)
  const found = (await scope.tx
    .select()
    .from(table)
    .where(filterOf(scope, channel, which))
    .orderBy(table.id)) as Template<Of>[]
  return byNames(found)
}

export async function selectTemplate<Of extends Channel>(
  scope: Scope,
  channel: Of,
  id: string,
  which: Which = {},
): Promise<Template<Of> | undefined> {
  const [template] = await scope.tx
    .select()
    .from(tableOf(channel))
    .where(filterOf(scope, channel, { ...which, id }))
  return template as Template<Of> | undefined
}

/** Finds an active template that staff send by hand. */
export const findTemplate = <Of extends Channel>(scope: Scope, channel: Of, id: string) =>
  selectTemplate(scope, channel, id, { active: true, byHand: true })

export const countTemplates = (scope: Scope, channel: Channel): Promise<number> =>
  scope.tx.$count(tableOf(channel), filterOf(scope, channel, {}))

/** Finds the template that an earlier request made under an idempotency key. */
export async function findTemplateByKey<Of extends Channel>(
  { tx, businessId }: BusinessContext,
  channel: Of,
  key: string,
): Promise<Template<Of> | undefined> {
  const table = tableOf(channel)
  const [made] = await tx
    .select()
    .from(table)
    .where(and(eq(table.business_id, businessId), eq(table.idempotency_key, key)))
  return made as Template<Of> | undefined
}

export async function insertTemplate<Of extends Channel>(
  { tx, businessId, now }: BusinessContext,
  channel: Of,
  template: Omit<Columns<Of>, 'business_id' | 'created_at'>,
): Promise<Template<Of>> {
  const row = { ...template, business_id: businessId, created_at: now } as unknown as Columns<'sms'>
  const [made] = await tx.insert(tableOf(channel)).values(row).returning()
  return made as Template<Of>
}

/** Changes a template. With a version, it gives undefined if somebody has changed it since. */
export async function changeTemplate<Of extends Channel>(
  scope: Scope,
  channel: Of,
  id: string,
  columns: Partial<Columns<Of>> | { active: boolean },
  version?: number,
): Promise<Template<Of> | undefined> {
  const table = tableOf(channel)
  const asSeen = version === undefined ? undefined : eq(table.version, version)
  const [changed] = await scope.tx
    .update(table)
    .set({ ...(columns as Partial<Columns<'sms'>>), version: sql`${table.version} + 1` })
    .where(and(filterOf(scope, channel, { id }), asSeen))
    .returning()
  return changed as Template<Of> | undefined
}
