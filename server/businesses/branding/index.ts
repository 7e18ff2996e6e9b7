export { type Branded, type Branding, brandingOf, PLATFORM_LINE } from './branding.ts'
