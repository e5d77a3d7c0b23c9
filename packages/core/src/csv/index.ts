export { type CsvCell } from './csvOf'
export { saveCsv } from './saveCsv'
