import { Search } from 'lucide-react'
import { texts } from '../../page/texts.ts'
import { useOpenPalette } from './Palette.tsx'
import { paletteKey } from './paletteKey.ts'

/** Opens the palette; desks show its key. */
export function SearchButton() {
  const open = useOpenPalette()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={open}
      className="mb-3 flex min-h-11 items-center gap-3 rounded-md border border-line px-3 text-muted transition-colors hover:border-edge hover:text-ink md:max-lg:flex-col md:max-lg:justify-center md:max-lg:gap-1 md:max-lg:px-1 md:max-lg:py-2 md:max-lg:text-sm"
    >
      <Search aria-hidden className="size-5 shrink-0" />
      <span className="lg:flex-1 lg:text-start">{texts.search}</span>
      <kbd className="font-sans text-sm max-lg:hidden">{paletteKey}</kbd>
    </button>
  )
}
