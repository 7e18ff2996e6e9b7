import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CampaignEdit } from '#server/messaging/campaigns/contract.ts'
import { app, call, v1 } from '#web/client/api.ts'
import { useSendOnce } from '#web/client/sendOnce.ts'
import type { Channel } from '../messages/messageQueries.ts'
import { readConfig, type TemplateView, type TypedTemplate, type Words } from './template.ts'

/** All of a business's templates of a channel, by name. */
export const allTemplatesQuery = (channel: Channel) =>
  queryOptions({
    queryKey: ['templates', channel, 'all'],
    queryFn: async (): Promise<TemplateView[]> =>
      channel === 'sms'
        ? (await call(v1['sms-templates'].$get({ query: {} }))).data
        : (await call(v1['email-templates'].$get({ query: {} }))).data,
  })

/** The form as the server takes it. */
const smsDraft = (typed: TypedTemplate) => ({
  name: typed.name,
  trigger_type: typed.trigger_type as 'custom',
  message_template: typed.message_template,
  translations: typed.translations.map(({ language, message_template }) => ({ language, message_template })),
  config: readConfig(typed) ?? {},
})
const emailDraft = (typed: TypedTemplate) => ({
  name: typed.name,
  trigger_type: typed.trigger_type as 'custom',
  subject: typed.subject,
  ...bodyIn(typed),
  translations: typed.translations.map(({ language, subject, ...words }) => ({
    ...{ language, subject },
    ...bodyIn(words),
  })),
  config: readConfig(typed) ?? {},
})

/** With blocks, the server writes the body from them. */
const bodyIn = ({ body, blocks }: Pick<Words, 'body' | 'blocks'>) => ({ body: blocks ? '' : body, blocks })

type Save = { typed: TypedTemplate; version: number }

/** Creates a template, or changes the given one. */
export function useSaveTemplate(channel: Channel, id: string | undefined) {
  const refresh = useRefresh()
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: ({ typed, version }: Save): Promise<TemplateView> => {
      if (id) return channel === 'sms' ? editSms(id, typed, version) : editEmail(id, typed, version)
      return sendOnce(
        { channel, typed },
        (key): Promise<TemplateView> => (channel === 'sms' ? createSms(key, typed) : createEmail(key, typed)),
      )
    },
    onSuccess: refresh,
  })
}

const editSms = (id: string, typed: TypedTemplate, version: number) =>
  call(v1['sms-templates'][':id'].$put({ param: { id }, json: { ...smsDraft(typed), version } }))
const editEmail = (id: string, typed: TypedTemplate, version: number) =>
  call(v1['email-templates'][':id'].$put({ param: { id }, json: { ...emailDraft(typed), version } }))

const createSms = (key: string, typed: TypedTemplate) =>
  call(v1['sms-templates'].$post({ header: { 'idempotency-key': key }, json: smsDraft(typed) }))
const createEmail = (key: string, typed: TypedTemplate) =>
  call(v1['email-templates'].$post({ header: { 'idempotency-key': key }, json: emailDraft(typed) }))

export function useToggleTemplate(channel: Channel, id: string) {
  const refresh = useRefresh()
  const param = { id }
  const toggle = {
    sms: async (active: boolean): Promise<TemplateView> => {
      const one = v1['sms-templates'][':id']
      return active ? call(one.activate.$post({ param })) : call(one.deactivate.$post({ param }))
    },
    email: async (active: boolean): Promise<TemplateView> => {
      const one = v1['email-templates'][':id']
      return active ? call(one.activate.$post({ param })) : call(one.deactivate.$post({ param }))
    },
  }
  return useMutation({ mutationFn: toggle[channel], onSuccess: refresh })
}

/** Removes the links from an email template that still waits for review. */
export function useDropLinks(id: string) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: () => call(v1['email-templates'][':id']['drop-links'].$post({ param: { id } })),
    onSuccess: refresh,
  })
}

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['templates'] })
}

/** The reader for whom a draft is rendered, an id or '', and the campaign's offer. */
export type PreviewContext = { reader: string; offer: CampaignEdit['offer'] }
/** `color` is one that the business has not saved, for a mail's frame. */
type ShownContext = PreviewContext & { color?: string | undefined }
/** The previewed words; fields of the other channel are ignored. Those of a campaign have no trigger. */
export type Written = Words & Partial<Pick<TypedTemplate, 'trigger_type' | 'plain_names'>>

const draftOf = (typed: Written, { reader, offer }: PreviewContext) => {
  const told = { customer_id: reader || null, offer }
  return {
    sms: {
      message_template: typed.message_template,
      trigger_type: (typed.trigger_type as 'custom' | undefined) ?? null,
      plain_names: typed.plain_names ?? false,
      ...told,
    },
    email: { subject: typed.subject, ...bodyIn(typed), ...told },
  }
}

/** The draft as a customer would read it. */
export const draftPreviewQuery = (channel: Channel, typed: Written, { color, ...told }: ShownContext) => {
  const { sms, email: mail } = draftOf(typed, told)
  const email = { ...mail, brand_color: color ?? null }
  return queryOptions({
    queryKey: ['draft-preview', channel, channel === 'sms' ? sms : email],
    queryFn: ({ signal }) =>
      channel === 'sms'
        ? call(app['sms-drafts'].preview.$post({ json: sms }, { init: { signal } }))
        : call(app['email-drafts'].preview.$post({ json: email }, { init: { signal } })),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** Sends the draft to its author, once however often the button is pressed. */
export function useSendDraftToSelf(channel: Channel) {
  const sendOnce = useSendOnce()
  return useMutation({
    mutationFn: ({ typed, told }: { typed: Written; told: PreviewContext }) => {
      const { sms, email } = draftOf(typed, told)
      return sendOnce({ channel, ...(channel === 'sms' ? sms : email) }, (key) => {
        const header = { 'idempotency-key': key }
        return channel === 'sms'
          ? call(app['sms-drafts'].test.$post({ header, json: sms }))
          : call(app['email-drafts'].test.$post({ header, json: email }))
      })
    },
  })
}

/** The newest customers, to preview as one of them. */
export const previewReadersQuery = queryOptions({
  queryKey: ['customers', 'preview readers'],
  queryFn: async () => (await call(v1.customers.$get({ query: { sort: 'newest', limit: '20' } }))).data,
})
