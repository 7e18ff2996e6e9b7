import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { texts } from './texts.ts'

const t = texts.failed

/** Shown for a screen that threw, or whose script failed to load. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main role="alert" className="mx-auto flex min-h-dvh max-w-md flex-col gap-3 px-6 py-8">
        <h1 className="display text-2xl">{t.title}</h1>
        <p className="text-lg text-muted">{t.text}</p>
        <Button onClick={() => location.reload()}>{t.reload}</Button>
      </main>
    )
  }
}
