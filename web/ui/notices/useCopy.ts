import { useToast } from './Toast.tsx'

/** Puts a text on the clipboard, and says if it is there. */
export function useCopy({ copied, notCopied }: { copied: string; notCopied: string }) {
  const { show } = useToast()
  return (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => show({ tone: 'success', title: copied }),
      () => show({ tone: 'danger', title: notCopied }),
    )
}
