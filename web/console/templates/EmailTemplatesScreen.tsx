import { TemplatesScreen } from './TemplatesScreen.tsx'

/** /email-templates */
export default () => <TemplatesScreen channel="email" />
