export { Primary } from './head/Primary'
export { amountCell, chipCell, nameCell, pathCell } from './columns/cells'
export { fitColumns, minWidth } from './columns/columnFit'
export {
  type CellContext,
  type ListColumn,
  type ListView,
  type PreviewProps,
  defineList,
} from './config'
export { csvRows } from './export/csv'
export { lazyWithFallback } from './lazyWithFallback'
export { type ListShape, readAddress, writeAddress } from './address/listAddress'
export { listParts } from './listParts'
export { listScreen } from './route/listScreen'
export { type RowSlice, readFollowing } from './export/readSlice'
export { pagesOf, sliceOptions } from './export/sliceOptions'
export { type CameFrom } from './address/useListMemory'
export { list } from './route/route'
