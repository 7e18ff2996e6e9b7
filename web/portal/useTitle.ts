import { useEffect } from 'react'

/** The title of the page that is shown, so that tabs, histories and screen readers tell the pages apart. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
