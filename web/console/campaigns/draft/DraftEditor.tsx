import { useQuery } from '@tanstack/react-query'
import { Send, Trash2 } from 'lucide-react'
import { type SubmitEvent, Suspense, useState } from 'react'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { LeaveGuard } from '../../forms/LeaveGuard.tsx'
import { RefusalBanner } from '../../forms/RefusalBanner.tsx'
import StaleNotice from '../../forms/StaleNotice.tsx'
import { useFormat } from '../../page/format.ts'
import { Page } from '../../page/Page.tsx'
import { upgradeOf } from '../../page/UpgradeLink.tsx'
import { BackToCampaigns } from '../BackToCampaigns.tsx'
import { forecastQuery } from '../campaignsQuery.ts'
import { Forecast } from '../Forecast.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { texts as words } from '../texts.ts'
import { AudienceStep } from './AudienceStep.tsx'
import { draftChanges } from './draftChanges.ts'
import { HowStep } from './HowStep.tsx'
import { OfferStep } from './OfferStep.tsx'
import { TextStep } from './TextStep.tsx'
import { draftTexts as texts } from './texts.ts'
import { type DraftForm, useDraftForm } from './useDraftForm.ts'

const StartDialog = lazyPart(() => import('./StartDialog.tsx'))
const DeleteDraft = lazyPart(() => import('./DeleteDraft.tsx'))

/** Edits a draft, beside a forecast of what it would do if it were sent now. */
export default function DraftEditor({ campaign }: { campaign: CampaignDetail }) {
  const { id, type, name } = campaign
  const form = useDraftForm(campaign)
  const { show } = useToast()
  const [deleting, setDeleting] = useState<boolean>()
  const [starting, setStarting] = useState<{ version: number; open: boolean }>()
  const { number } = useFormat()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.save(() => show({ tone: 'success', title: texts.saved }))
  }
  const begin = () => form.save((version) => setStarting({ version, open: true }))
  return (
    <Page
      title={name}
      aside={
        <>
          <StatusBadge status="draft" />
          <Badge>{words.types[type]}</Badge>
        </>
      }
      actions={
        <Button icon={<Trash2 aria-hidden className="size-4" />} onClick={() => setDeleting(true)}>
          {texts.delete}
        </Button>
      }
    >
      <BackToCampaigns />
      <form noValidate ref={form.form} onSubmit={submit}>
        <LeaveGuard unsaved={form.unsaved} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-6">
            <Card>
              <TextField
                {...texts.name}
                name="name"
                dir="auto"
                autoComplete="off"
                maxLength={100}
                value={form.typed.name}
                error={form.wrong.name}
                onChange={({ target }) => form.change('name', target.value)}
              />
            </Card>
            <AudienceStep form={form} />
            <OfferStep channel={type} form={form} />
            <TextStep channel={type} form={form} />
            <HowStep form={form} />
          </div>
          <div className="flex flex-col gap-4 max-lg:contents lg:sticky lg:top-6">
            <Ahead campaign={campaign} form={form} />
            <Acts form={form} onSend={begin} />
          </div>
        </div>
        <StaleNotice changes={draftChanges(form, number)} taken={form.taken} onTake={form.take} />
        <RefusalBanner
          message={form.failure && texts.saveFailed(form.failure.message)}
          upgrade={upgradeOf(form.failure)}
        />
      </form>
      <Suspense>
        {deleting !== undefined && (
          <DeleteDraft id={id} name={name} open={deleting} onOpenChange={setDeleting} />
        )}
        {starting && (
          <StartDialog
            campaign={campaign}
            version={starting.version}
            open={starting.open}
            onOpenChange={(open) => setStarting({ ...starting, open })}
            onRefused={(error) => {
              setStarting({ ...starting, open: false })
              form.onError(error)
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}

/** The forecast for sending the draft now. */
function Ahead({ campaign, form }: { campaign: CampaignDetail; form: DraftForm }) {
  const asked = useQuery(forecastQuery(campaign.id, form.opened.version))
  return (
    <Card title={texts.forecast.title}>
      <Forecast channel={campaign.type} asked={asked} />
      {form.unsaved && <p className="mt-4 text-muted text-sm">{texts.forecast.unsaved}</p>}
    </Card>
  )
}

/** Buttons to send and to save. On narrow screens they stay in sight, as the form is several screens long. */
function Acts({ form, onSend }: { form: DraftForm; onSend: () => void }) {
  return (
    <div
      data-bar
      className="z-10 flex flex-wrap items-center gap-2 max-lg:sticky shallow:static max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] md:max-lg:bottom-0 max-lg:-mx-4 max-lg:border-line max-lg:border-t max-lg:bg-canvas max-lg:px-4 max-lg:py-3"
    >
      <Button
        variant="primary"
        icon={<Send aria-hidden className="size-4" />}
        disabled={form.newer !== undefined}
        onClick={onSend}
      >
        {texts.send}
      </Button>
      <Button type="submit" disabled={form.newer !== undefined} busy={form.saving} busyText={texts.saving}>
        {texts.save}
      </Button>
      <p role="status" className="text-muted text-sm">
        {form.unsaved ? texts.notSaved : texts.allSaved}
      </p>
    </div>
  )
}
