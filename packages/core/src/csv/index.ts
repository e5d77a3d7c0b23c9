export { type CsvCell, csvFileOf } from './csvOf'
export { saveCsv } from './saveCsv'
