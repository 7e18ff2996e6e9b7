import type { texts as english } from '../oldBrowserTexts.ts'

export const texts: typeof english = {
  title: 'هذا المتصفح أقدم من أن يعرض هذه الصفحة',
  customers: 'حدّثه، أو اسأل عند صندوق الدفع: يمكنهم رؤية بطاقتك هناك.',
  team: 'حدّثه، أو افتح هذه الصفحة في Safari 17.4 أو Chrome 120 أو Edge 120 أو Firefox 125 أو أحدث.',
}
