import { useState } from 'react'
import type { OwnProfile } from '#server/portal/profile/contract.ts'
import { app, callForFile } from '#web/client/api.ts'
import { saveFile } from '#web/client/saveFile.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { useEntry } from '../sign-in/useEntry.ts'
import { EraseOverlay } from './EraseOverlay.tsx'
import { Part } from './Part.tsx'
import { texts } from './texts.ts'

const t = texts.data

/** Downloads the customer's data, or deletes it. */
export function YourData({ profile, business }: { profile: OwnProfile; business: string }) {
  const [erasing, setErasing] = useState(false)
  const { busy, problem, run } = useEntry()
  const download = () =>
    void run(async () => saveFile(await callForFile(app.portal.export.$get()), 'my-data.json'))
  return (
    <Part title={t.title}>
      <ErrorBanner message={problem?.text} />
      <div>
        <Button busy={busy} busyText={t.downloading} onClick={download}>
          {t.download}
        </Button>
        <p className="mt-1 text-muted text-sm">{t.downloadHint}</p>
      </div>
      <div>
        <Button variant="danger" disabled={!profile.has_pin} onClick={() => setErasing(true)}>
          {t.delete}
        </Button>
        {!profile.has_pin && <p className="mt-1 text-muted text-sm">{t.needsPin}</p>}
      </div>
      {erasing && <EraseOverlay business={business} onClose={() => setErasing(false)} />}
    </Part>
  )
}
