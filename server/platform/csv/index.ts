export { decodeText } from './decode.ts'
export { downloadCsv } from './download.ts'
export { type CsvBounds, readCsv, UnreadableCsv } from './read.ts'
export { BYTE_ORDER_MARK, type Cell, csvLines, readCell } from './write.ts'
