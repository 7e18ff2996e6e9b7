import { CircleX, Pause, Pencil, Play, RotateCcw } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { CampaignDetail } from '#server/messaging/campaigns/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { useFormat } from '../../page/format.ts'
import { type Act, useAct } from '../campaignsQuery.ts'
import { runTexts as texts } from './texts.ts'

const CancelCampaign = lazyPart(() => import('./CancelCampaign.tsx'))

/** Buttons for the acts that the campaign's state allows. */
export function CampaignActs({ campaign }: { campaign: CampaignDetail }) {
  const { id, name, status, started_at, retry } = campaign
  const report = useReport()
  const { number } = useFormat()
  const { mutate, isPending, variables } = useAct(id)
  const [cancelling, setCancelling] = useState<boolean>()
  const run = (act: Act) => mutate(act, report({ done: texts.done[act], failed: texts.actFailed }))
  const button = (act: Exclude<Act, 'cancel'>, label: string, icon: ReactNode, primary = false) => (
    <Button
      key={act}
      variant={primary ? 'primary' : 'secondary'}
      icon={icon}
      busy={isPending && variables === act}
      onClick={() => run(act)}
    >
      {label}
    </Button>
  )
  return (
    <>
      {retry.can > 0 && button('retry', texts.acts.retry(number(retry.can)), <RotateCcw {...small} />)}
      {status === 'sending' && button('pause', texts.acts.pause, <Pause {...small} />)}
      {status === 'paused' && button('resume', texts.acts.resume, <Play {...small} />, true)}
      {!started_at &&
        (status === 'scheduled' || status === 'failed') &&
        button('reopen', texts.acts.reopen, <Pencil {...small} />)}
      {['scheduled', 'sending', 'paused'].includes(status) && (
        <Button icon={<CircleX {...small} />} onClick={() => setCancelling(true)}>
          {texts.acts.cancel}
        </Button>
      )}
      <Suspense>
        {cancelling !== undefined && (
          <CancelCampaign id={id} name={name} open={cancelling} onOpenChange={setCancelling} />
        )}
      </Suspense>
    </>
  )
}

const small = { 'aria-hidden': true, className: 'size-4' } as const
