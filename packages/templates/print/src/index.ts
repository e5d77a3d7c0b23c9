export { PrintTable } from './PrintTable'
export { PrintTitle } from './PrintTitle'
export { Sheet } from './Sheet'
export { SheetPage } from './SheetPage'
