import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { texts } from './texts.ts'

/** The place of a list or card of the platform's own screens that is being loaded, which is read aloud. */
export const Loading = ({ className }: { className: string }) => (
  <Skeleton label={texts.loading} className={className} />
)
