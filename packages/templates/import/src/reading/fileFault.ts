/** Reasons for which a file cannot be read. */
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

/** Why a file cannot be read. */
export interface FileFault {
  code: FileFaultCode
  /** Of a quotation mark that is never closed: its line in the file, from 1. */
  line?: number
}

/** Whether a file could not be read. */
export function isFileFault(read: object): read is FileFault {
  return 'code' in read
}
