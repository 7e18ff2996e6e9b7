import { texts } from './texts.ts'

type NoticePageProps = {
  title: string
  /** The platform's line at the foot; null hides it. */
  line: string | null | undefined
  children: string
}

/** Shown for a page that does not exist or failed: it names no business and says what to do instead. */
export function NoticePage({ title, line, children }: NoticePageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col px-5 py-8">
      <div className="my-auto py-8">
        <EmptyCard />
        <h1 className="display mt-8 text-2xl">{title}</h1>
        <p className="mt-3 text-lg text-muted">{children}</p>
      </div>
      {line !== null && <p className="text-center text-muted text-sm">{texts.by}</p>}
    </main>
  )
}

/** The outline of a missing card. */
function EmptyCard() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 159 100"
      className="w-40 text-edge rtl:-scale-x-100"
      fill="none"
      stroke="currentColor"
    >
      <rect x="2" y="2" width="155" height="96" rx="9" strokeWidth="2" strokeDasharray="5 5" />
      <circle cx="24" cy="24" r="9" strokeWidth="2" strokeDasharray="4 4" />
      <path d="M42 20H92M42 29H72" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
