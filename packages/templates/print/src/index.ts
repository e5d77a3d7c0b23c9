export { PrintTable } from './PrintTable'
export { PrintTitle } from './PrintTitle'
export { Sheet, SheetPage } from './SheetPage'
