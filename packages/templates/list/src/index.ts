export { Primary } from './head/Primary'
export { amountCell, chipCell, nameCell, pathCell } from './columns/cells'
export { fitColumns, leastWidth } from './columns/columnFit'
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
export { type Stretch, readFollowing } from './export/readStretch'
export { pagesOf, stretchOptions } from './export/stretchOptions'
export { type CameFrom } from './address/useListMemory'
export { list } from './route/route'
