import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { texts } from '../page/texts.ts'

/** Leads a super admin to the platform's own screens. */
export const SuperAdminLink = ({ className }: { className: string }) => (
  <Link to="/admin/dashboard" className={className}>
    <ShieldCheck aria-hidden />
    {texts.superAdmin}
  </Link>
)
