export { PaperTable } from './PaperTable'
export { PaperTitle } from './PaperTitle'
export { Sheet } from './Sheet'
export { SheetPage } from './SheetPage'
