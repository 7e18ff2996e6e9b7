import { type FormEvent, useState } from 'react'
import { app, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { Overlay } from '../Overlay.tsx'
import { forgetCustomer } from '../remembered.ts'
import { PinField } from '../sign-in/PinField.tsx'
import { useEntry } from '../sign-in/useEntry.ts'
import { texts as portal } from '../texts.ts'
import { texts } from './texts.ts'
import { leave } from './useProfile.ts'

const t = texts.erase

type EraseOverlayProps = { business: string; onClose: () => void }

/** Deletes the card of a customer who confirms it by PIN, and says so before the sign-in opens. */
export function EraseOverlay({ business, onClose }: EraseOverlayProps) {
  const [isErased, setErased] = useState(false)
  return isErased ? (
    <Overlay key="erased" title={t.done} onClose={leave}>
      <p className="mb-6 wrap-anywhere">{t.doneText(business)}</p>
      <Button variant="primary" size="large" className="w-full" onClick={leave}>
        {t.leave}
      </Button>
    </Overlay>
  ) : (
    <Overlay key="asking" title={t.title} onClose={onClose}>
      <Asking business={business} onErased={() => setErased(true)} onClose={onClose} />
    </Overlay>
  )
}

/** Says what is lost and asks for the PIN, because this cannot be undone. */
function Asking({ business, onErased, onClose }: EraseOverlayProps & { onErased: () => void }) {
  const [pin, setPin] = useState('')
  const { busy, wrong, refusal, run } = useEntry()
  const erase = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await call(app.portal.erase.$post({ json: { pin } }))
      forgetCustomer()
      onErased()
    })
  }
  return (
    <>
      <p className="wrap-anywhere">{t.lost(business)}</p>
      <ul className="my-2 list-disc ps-5">
        <li>{t.balances}</li>
        <li>{t.rewards}</li>
        <li>{t.person}</li>
      </ul>
      <p>{t.after}</p>
      <form noValidate onSubmit={erase} className="mt-4 flex flex-col gap-4">
        <ErrorBanner message={refusal} />
        <PinField label={t.pin} hint={portal.login.pinHint} pin={pin} onPin={setPin} error={wrong.pin} />
        <Button
          type="submit"
          variant="danger"
          size="large"
          busy={busy}
          busyText={t.busy}
          disabled={busy || !pin}
        >
          {t.confirm}
        </Button>
        <Button variant="quiet" size="large" onClick={onClose}>
          {t.cancel}
        </Button>
      </form>
    </>
  )
}
