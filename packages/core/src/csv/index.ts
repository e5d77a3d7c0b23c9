export { type CsvCell, csvOf } from './csvOf'
export { saveCsv } from './saveCsv'
