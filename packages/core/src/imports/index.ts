export { beginImport, cancelImport, commitRows, type JobOf, readImport, readRows, sendRows } from './calls'
export {
  type CheckedRow,
  checkedRow,
  checkedRows,
  importJob,
  type ImportJob,
  type ImportMode,
  importModes,
  newImport,
  type NewImport,
  piece,
  readRowsMost,
  type RowFault,
  rowsToSend,
  type SentRow,
  type Tally,
  verdicts,
  type Verdict,
} from './contract'
export {
  type Cells,
  type ImportColumn,
  type ImportKind,
  keyOf,
  mostFileBytes,
  mostRows,
  pieceRows,
} from './kind'
export {
  cellFaults,
  type CellFault,
  faultsOfCells,
  type FileStyle,
  plain,
  plainStyle,
  readCell,
} from './readCell'
