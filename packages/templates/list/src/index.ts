export { Primary } from './head/Primary'
export { amountCell, chipCell, nameCell, pathCell } from './columns/cells'
export { fitColumns, minWidth } from './columns/columnFit'
export {
  type CellContext,
  type ListColumn,
  type ListView,
  type PreviewProps,
  defineList,
} from './config/config'
export { csvRows } from './export/csv'
export { lazyWithFallback } from './layout/lazyWithFallback'
export { type ListShape, readAddress, writeAddress } from './address/listAddress'
export { listParts } from './columns/listParts'
export { listScreen } from './screen/listScreen'
export { pagesOf, readFollowing, type RowSlice, sliceOptions } from './data/readSlice'
export { type CameFrom } from './position/useListMemory'
export { list } from './screen/route'
