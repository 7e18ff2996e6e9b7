export { downloadCsv } from './download.ts'
export { BYTE_ORDER_MARK, type Cell, csvLines, readCell } from './write.ts'
