import { TemplatesScreen } from './TemplatesScreen.tsx'

/** /sms-templates */
export default () => <TemplatesScreen channel="sms" />
