import { LayoutDashboard } from 'lucide-react'
import { texts } from './texts.ts'

/** The screens that the sidebar leads to, in its order. */
export const places = [{ to: '/dashboard', label: texts.places.dashboard, icon: LayoutDashboard }] as const
