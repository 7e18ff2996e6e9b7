import { minorDigits } from '#server/platform/money.ts'
import { saveFile } from '#web/client/saveFile.ts'
import { Button } from '#web/ui/Button.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { useSession } from '../../session/session.ts'
import { analyticsTexts } from '../analyticsTexts.ts'
import { csvOf } from './csv.ts'
import type { ChartPicture } from './picture.ts'
import type { ChartTable } from './table.ts'

const texts = analyticsTexts.save

/** Saves a chart's numbers as a CSV file, and the chart as a picture. */
export function SaveChart({ table, picture }: { table: ChartTable; picture?: ChartPicture | undefined }) {
  const { company_name, currency } = useSession().business
  const { show } = useToast()
  const name = table.title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const saveNumbers = () =>
    saveFile(new Blob([csvOf(table, minorDigits(currency))], { type: 'text/csv' }), `${name}.csv`)
  const savePicture = async (chart: ChartPicture) => {
    try {
      const { drawPicture } = await import('./drawPicture.ts')
      saveFile(await drawPicture(chart, table.title, company_name), `${name}.png`)
    } catch {
      show({ tone: 'danger', title: texts.failed })
    }
  }
  return (
    <div className="flex gap-1 print:hidden">
      <Button variant="quiet" size="small" aria-label={texts.numbersOf(table.title)} onClick={saveNumbers}>
        {texts.numbers}
      </Button>
      {picture && (
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.pictureOf(table.title)}
          onClick={() => savePicture(picture)}
        >
          {texts.picture}
        </Button>
      )}
    </div>
  )
}
