export { Ledger } from './Ledger'
export { LedgerTable } from './LedgerTable'
