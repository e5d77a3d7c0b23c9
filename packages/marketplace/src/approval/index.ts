export { ChecksCard } from './ChecksCard'
export { approvalColumns, approvalFilters } from './approvalListParts'
export { approvalRecord } from './approvalRecord'
export { approvalViews, live, waitingFirst } from './approvalViews'
