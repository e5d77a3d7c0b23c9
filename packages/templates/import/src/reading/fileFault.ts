/** Reason why a file cannot be read. */
export type FileFaultCode =
  | 'large'
  | 'rows'
  | 'xls'
  | 'xlsb'
  | 'encrypted'
  | 'ods'
  | 'numbers'
  | 'html'
  | 'broken'
  | 'letters'
  | 'encoding'
  | 'quote'
  | 'empty'

/** Error of a file that cannot be read. */
export interface FileFault {
  code: FileFaultCode
  /** Line of a quotation mark that is never closed, from 1. */
  line?: number
}

/** Reports whether reading a file failed. */
export function isFileFault(read: object): read is FileFault {
  return 'code' in read
}
