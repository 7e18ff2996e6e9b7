import { minorDigits } from '#server/platform/money/minorDigits.ts'
import { saveFile } from '#web/client/saveFile.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { csvOf } from './csv.ts'
import type { ChartPicture } from './picture.ts'
import type { ChartHome, ChartTable } from './table.ts'
import { chartTexts } from './texts.ts'

const texts = chartTexts.save

type SaveProps = { table: ChartTable; picture?: ChartPicture | undefined }

/** Saves the numbers of a chart of the business as a CSV file, and the chart as a picture. */
export function SaveChart(props: SaveProps) {
  return <SaveChartOf {...props} home={useBusiness()} />
}

/** `SaveChart` for the chart of any owner. */
export function SaveChartOf({
  table,
  picture,
  home: { name: owner, currency },
}: SaveProps & { home: ChartHome }) {
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
      saveFile(await drawPicture(chart, table.title, owner), `${name}.png`)
    } catch {
      show({ tone: 'danger', title: texts.failed })
    }
  }
  return (
    <div className="-me-3 flex gap-1 print:hidden">
      <Button
        variant="quiet"
        size="small"
        className="text-accent-text!"
        aria-label={texts.numbersOf(table.title)}
        onClick={saveNumbers}
      >
        {texts.numbers}
      </Button>
      {picture && (
        <Button
          variant="quiet"
          size="small"
          className="text-accent-text!"
          aria-label={texts.pictureOf(table.title)}
          onClick={() => savePicture(picture)}
        >
          {texts.picture}
        </Button>
      )}
    </div>
  )
}

/** The current business as the owner of its charts. */
export function useBusiness(): ChartHome {
  const { company_name: name, currency } = useSession().business
  return { name, currency, format: useFormat() }
}
