import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { flushSync } from 'react-dom'
import { FormActions } from '#web/ui/dialogs/FormActions.tsx'
import { RadioCards } from '#web/ui/fields/RadioCards.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { plansQuery, subscriptionQuery } from '../billing/subscriptionQuery.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { handleSubmit } from '../forms/handleSubmit.ts'
import { RefusalBanner } from '../forms/RefusalBanner.tsx'
import { useForm } from '../forms/useForm.ts'
import { useUnsaved } from '../forms/useLeaving.tsx'
import { wire } from '../forms/wire.ts'
import type { Channel } from '../messages/messageQueries.ts'
import { useFormat } from '../page/format.ts'
import { upgradeOf } from '../page/UpgradeLink.tsx'
import { useSession } from '../session/session.ts'
import { useCreateCampaign } from './campaignsQuery.ts'
import { texts } from './texts.ts'

const words = texts.dialog
const LONGEST_NAME: typeof import('#server/messaging/campaigns/contract.ts').LONGEST_CAMPAIGN_NAME = 100

type NewCampaignProps = {
  /** The type selected at first. */
  type?: Channel
  /** Ids of the customers the campaign is for; without them it begins with all customers. */
  picked?: string[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Creates a draft with a name and a type, and opens it. */
export default function NewCampaignDialog(props: NewCampaignProps) {
  const { open, onOpenChange, picked } = props
  const { number } = useFormat()
  const whom = picked && words.toPicked(texts.customers(number(picked.length), picked.length))
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={[whom, words.description].filter(Boolean).join(' ')}
    >
      <NewCampaignForm {...props} />
    </FormDialog>
  )
}

function NewCampaignForm({ type = 'sms', picked, onOpenChange }: NewCampaignProps) {
  const { can_text } = useSession()
  const first = can_text ? type : 'email'
  const form = useForm(() => ({ name: '', type: first }))
  const { typed } = form
  const navigate = useNavigate()
  const leave = useUnsaved(form.unsaved && typed.name !== '')
  const create = useCreateCampaign()
  const read = () =>
    typed.name.trim() === ''
      ? void form.refuse({ name: words.nameless })
      : { ...typed, ...(picked && { picked }) }
  const done = ({ id }: { id: string }) => {
    // Reset before navigating, which unsaved input would block.
    flushSync(() => form.reset(typed))
    void navigate({ to: '/campaigns/$campaignId', params: { campaignId: id } })
  }
  return (
    <form
      ref={form.form}
      noValidate
      onSubmit={handleSubmit(form, create, read, done)}
      className="flex flex-col gap-5"
    >
      <TextField
        {...words.name}
        {...wire(form, 'name')}
        dir="auto"
        autoComplete="off"
        maxLength={LONGEST_NAME}
      />
      {can_text && (
        <RadioCards
          legend={words.type}
          name="type"
          columns={2}
          value={typed.type}
          onChange={(type) => form.change('type', type)}
          cards={(['sms', 'email'] as const).map((value) => ({ value, ...words.types[value] }))}
        />
      )}
      {typed.type === 'email' && <EmailPlan />}
      <RefusalBanner message={form.failure?.message} upgrade={upgradeOf(form.failure)} />
      <FormActions
        cancel={words.cancel}
        onCancel={() => leave(() => onOpenChange(false))}
        busy={create.isPending}
        busyText={words.submitting}
      >
        {words.submit}
      </FormActions>
    </form>
  )
}

/** Says which plans send email campaigns, before somebody makes a draft that theirs does not send. */
function EmailPlan() {
  const { list } = useFormat()
  const { data: subscription } = useQuery(subscriptionQuery)
  const { data: plans } = useQuery(plansQuery)
  if (!subscription || !plans || subscription.tier.features.email_campaigns) return null
  const names = plans.filter(({ features }) => features.email_campaigns).map(({ name }) => name)
  return <Banner tone="warning">{words.emailPlan(list(names), names.length)}</Banner>
}
