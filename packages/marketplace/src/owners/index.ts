export { DocumentViewer } from './DocumentViewer'
export { DuplicatesCard } from './DuplicatesCard'
export { ownerLabels } from './ownerLabels'
export { PayoutAccounts } from './PayoutAccounts'
