import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { runTexts as texts } from './started/texts.ts'

export const BackToCampaigns = () => (
  <p className="-mt-3 mb-5">
    <Link
      to="/campaigns"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-text hover:underline pointer-fine:min-h-8"
    >
      <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {texts.back}
    </Link>
  </p>
)
