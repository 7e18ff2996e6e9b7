import { importRow } from './importFile.ts'
import { lookUpRow } from './lookUp.ts'
import { pageRows } from './pages.ts'
import { purchaseRow } from './purchase.ts'
import { printRows, type Row } from './rows.ts'
import { closeBenchShop, openBenchShop } from './shop.ts'

/** Each figure stands beside the limit of what it runs on, measured in the same run on the same machine. */
const shop = await openBenchShop()
const rows: Row[] = []
try {
  rows.push(await purchaseRow(shop))
  rows.push(await lookUpRow(shop))
  rows.push(await importRow(shop))
  rows.push(...(await pageRows(shop)))
} finally {
  await closeBenchShop(shop)
}
printRows(rows)
