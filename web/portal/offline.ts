import { useEffect, useState } from 'react'
import type { PortalBusiness } from '#server/portal/card/contract.ts'

/**
 * Keeps the page for days without a connection, and lets people add it to the home screen under the business's name and
 * colour. The manifest is requested with the session, because it is the business's own.
 */
export function keepForOffline({ brand_color }: Pick<PortalBusiness, 'brand_color'>): void {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', brand_color)
  if (!document.querySelector('link[rel="manifest"]')) {
    const link = document.createElement('link')
    Object.assign(link, {
      rel: 'manifest',
      crossOrigin: 'use-credentials',
      href: '/customer/manifest.webmanifest',
    })
    document.head.append(link)
  }
  if (navigator.serviceWorker) void startWorker()
}

async function startWorker(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/customer/worker.js', { scope: '/customer/' })
    const { active } = await navigator.serviceWorker.ready
    // The code that draws QR codes is loaded now, so that they can be shown without a connection too.
    await import('#web/ui/qr/qr.ts')
    const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
    const assets = used.filter(
      ({ origin, pathname }) => origin === location.origin && /^\/(assets|logos)\//.test(pathname),
    )
    active?.postMessage({ keep: assets.map(({ pathname }) => pathname) })
  } catch {
    // In a private window or an old browser the card works only with a connection.
  }
}

type InstallPrompt = Event & { prompt(): Promise<unknown> }

/** Asks the browser to add the card to the home screen; null if the browser doesn't offer it. */
export function useInstall(): (() => void) | null {
  const [offered, setOffered] = useState<InstallPrompt | null>(null)
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault()
      setOffered(event as InstallPrompt)
    }
    window.addEventListener('beforeinstallprompt', keep)
    return () => window.removeEventListener('beforeinstallprompt', keep)
  }, [])
  if (!offered) return null
  return () => void offered.prompt().then(() => setOffered(null))
}
