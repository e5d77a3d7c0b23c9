declare module '@console/core/i18n' {
  interface MessageCatalogue {
    import: typeof en
  }
}

/** English messages of imports, the source of the translations. */
export const en = {
  /** Button: imports another file. */
  again: 'Import another file',
  /** Every row of the file already exists. */
  allSame: 'Everything in this file is already here.',
  /** Button: cancels the import. */
  cancel: 'Cancel import',
  /** Heading of a cancelled import. */
  cancelled: 'Import cancelled',
  /** Below that heading. {{number}}: rows imported before. */
  'cancelled.note_one': '{{number}} row had already been imported and was kept.',
  'cancelled.note_other': '{{number}} rows had already been imported and were kept.',
  'cancelled.note_zero': 'Nothing had been imported.',
  /** Disclosure: rows that change a record, with their changes. {{number}}: their count. */
  changed: 'Changed records ({{number}})',
  /** Button: uploads and checks the rows. {{number}}: their count. */
  check_one: 'Check {{number}} row',
  check_other: 'Check {{number}} rows',
  /** While the results load. */
  checking: 'Loading results',
  /** Button: opens the file picker. */
  choose: 'Choose a file',
  /** Beside that button. */
  'choose.drop': 'or drop it here',
  /** File requirements. {{size}}: megabytes, {{rows}}: maximum rows. */
  'choose.rules': 'CSV or XLSX with a header row, up to {{size}} MB and {{rows}} rows.',
  /** Column mapping: not in the file. */
  'column.none': 'Not mapped',
  /** Button: imports the checked rows. {{number}}: their count. */
  commit_one: 'Import {{number}} row',
  commit_other: 'Import {{number}} rows',
  /** While rows are imported. */
  committing: 'Importing',
  /** Beside a count: rows that change a record. */
  'count.changed': 'Changed',
  /** Beside a count: rows that create a record. */
  'count.created': 'New',
  /** Beside a count: rows with errors. */
  'count.refused': 'Refused',
  /** Beside a count: rows that equal their record. */
  'count.same': 'Unchanged',
  /** Heading of the rows that create a record. {{number}}: their count. */
  created: 'New records ({{number}})',
  /** Below that heading. */
  'created.note': 'As they’ll be saved. Check dates and amounts before you import.',
  /** Label: order of day and month. */
  days: 'Date format',
  /** Date format. */
  'days.day': 'Day/month/year',
  /** Date format. */
  'days.month': 'Month/day/year',
  /** Label: decimal separator. */
  decimal: 'Decimal separator',
  /** Decimal separator. */
  'decimal.comma': 'Comma: 1.234,5',
  /** Decimal separator. */
  'decimal.point': 'Point: 1,234.5',
  /** Heading of the report. */
  done: 'File imported',
  /** Link to the imported records. */
  'done.see': 'View in the list',
  /** Report. {{number}}: rows that were not imported. */
  'done.stale_one': '{{number}} row was skipped: its record changed after the check.',
  'done.stale_other': '{{number}} rows were skipped: their records changed after the check.',
  /** Link: downloads an empty template. */
  'download.csv': 'CSV template',
  /** Error: an XLSX file couldn’t be created. */
  'download.failed': 'Couldn’t create the XLSX file. Try again, or download it as CSV.',
  /** Button: downloads the rows with errors. */
  'download.refused.csv': 'Refused rows (CSV)',
  /** Button: downloads the rows with errors. */
  'download.refused.xlsx': 'Refused rows (XLSX)',
  /** Column of that file: the errors of the row. */
  'download.why': 'Reason',
  /** While an XLSX file is created. */
  'download.writing': 'Creating the file',
  /** Link: downloads an empty template. */
  'download.xlsx': 'XLSX template',
  /** Heading of groups of rows for the same record. */
  duplicates: 'Duplicate rows',
  /** One group. {{key}}: its common value, {{rows}}: the row numbers, {{first}}: the first of them. */
  'duplicates.group': '{{key}}: rows {{rows}}. Row {{first}} is used.',
  /** Label: text encoding of the file. */
  encoding: 'Encoding',
  /** Text encoding. */
  'encoding.iso-8859-6': 'Arabic (ISO 8859-6)',
  /** Text encoding. */
  'encoding.macintosh': 'Western European (Mac)',
  /** Hint below that choice. */
  'encoding.note': 'If names below look garbled, choose another encoding.',
  /** Text encoding. */
  'encoding.utf-16be': 'Unicode (UTF-16, big endian)',
  /** Text encoding. */
  'encoding.utf-16le': 'Unicode (UTF-16)',
  /** Text encoding. */
  'encoding.utf-8': 'Unicode (UTF-8)',
  /** Text encoding. */
  'encoding.windows-1250': 'Central European (Windows-1250)',
  /** Text encoding. */
  'encoding.windows-1251': 'Cyrillic (Windows-1251)',
  /** Text encoding. */
  'encoding.windows-1252': 'Western European (Windows-1252)',
  /** Text encoding. */
  'encoding.windows-1254': 'Turkish (Windows-1254)',
  /** Text encoding. */
  'encoding.windows-1256': 'Arabic (Windows-1256)',
  /** Error: the import failed to start. */
  'failed.begin': 'The import couldn’t start. Nothing was saved.',
  /** Error: the import failed to cancel. */
  'failed.cancel': 'Couldn’t cancel the import.',
  /** Error: the results failed to load. */
  'failed.check': 'Couldn’t load the results.',
  /** Error: the import stopped. {{done}} of {{rows}}: finished rows. */
  'failed.commit':
    'The import stopped after row {{done}} of {{rows}}. Resuming picks up from there; no row is imported twice.',
  /** Error: fixed rows failed to send. */
  'failed.mend': 'Couldn’t send the fixed rows. They’re still here.',
  /** Title: an import failed to load. */
  'failed.read': 'Couldn’t load the import',
  /** Error: the upload stopped. {{received}} of {{rows}}: rows received by the server. */
  'failed.send':
    'The upload stopped after row {{received}} of {{rows}}. Resuming picks up from there.',
  /** Error of a cell: unknown value. */
  'fault.choice': 'Not a recognised value',
  /** Error of a cell. */
  'fault.country': 'Not a country or country code',
  /** Error of a cell: long number rounded by a spreadsheet program. */
  'fault.cut': 'Digits cut off by the spreadsheet',
  /** Error of a cell. */
  'fault.day': 'Not a valid date',
  /** Error of a cell: letters in a field of digits. */
  'fault.digits': 'Digits only',
  /** Error of a cell: an earlier row has the same record. */
  'fault.duplicate': 'Duplicate of an earlier row',
  /** Error of a cell: only new records are allowed. */
  'fault.exists': 'Already exists',
  /** Error of a row. */
  'fault.fewer_cells': 'Fewer cells than the header row',
  /** Error of a cell. */
  'fault.flag': 'Must be yes or no',
  /** Error of a cell. */
  'fault.large': 'Too large',
  /** Error of a cell. */
  'fault.long': 'Too long',
  /** Error of a row. */
  'fault.more_cells': 'More cells than the header row',
  /** Error of a cell. */
  'fault.number': 'Not a number',
  /** Error of a cell. {{example}}: a valid value. */
  'fault.pattern': 'Wrong format: use one like {{example}}',
  /** Error of a cell. {{example}}: a valid number. */
  'fault.phone': 'Not a phone number: use one like {{example}}',
  /** Error of a row; the line numbers follow. */
  'fault.quotes': 'Unmatched quotation marks in lines',
  /** Error of a cell. */
  'fault.required': 'Missing',
  /** Error of a cell. */
  'fault.short': 'Too short',
  /** Error of a cell. */
  'fault.small': 'Too small',
  /** Error of a cell. {{column}}: its column, {{fault}}: the error. @same */
  faultIn: '{{column}}: {{fault}}',
  /** Error of a row. {{fault}}: the error, {{text}}: its cells or lines. @same */
  faultWith: '{{fault}}: {{text}}',
  /** Error of a file. */
  'file.broken': 'This workbook is damaged, or too large once unpacked.',
  /** Error of a file. */
  'file.empty': 'The file has a header but no rows.',
  /** Error of a file in the chosen encoding. */
  'file.encoding': 'We can’t read the file in this encoding.',
  /** Error of a file. */
  'file.encrypted': 'This workbook is password-protected. Save it as XLSX without a password.',
  /** Error of a file. */
  'file.html':
    'This is a web page saved as a spreadsheet. Open it in a spreadsheet program and save it as XLSX.',
  /** Error of a file. */
  'file.large': 'The file is larger than 10 MB.',
  /** Error of a file. */
  'file.letters': 'We can’t read this file. Save it as CSV (UTF-8) or XLSX.',
  /** Error of a file. */
  'file.numbers': 'This is an Apple Numbers spreadsheet. Export it as Excel (XLSX) or CSV.',
  /** Error of a file. */
  'file.ods': 'This is an OpenDocument spreadsheet (.ods). Save it as XLSX or CSV.',
  /** Error of a file. {{line}}: line of the quotation mark. */
  'file.quote':
    'A quotation mark in line {{line}} is never closed. Close or remove it, then choose the file again.',
  /** Error of a file. */
  'file.rows': 'The file has more than 20,000 rows.',
  /** Error of a file. */
  'file.xls': 'This is an old Excel file (.xls). Save it as XLSX.',
  /** Error of a file. */
  'file.xlsb': 'This is a binary Excel workbook (.xlsb). Save it as XLSX.',
  /** Button beside a cell. {{column}}: its column. */
  fillDown: 'Fill down {{column}}',
  /** Label of the row filter. */
  filter: 'Show',
  /** Row filter: all rows with errors. */
  'filter.all': 'All refused rows',
  /** Row filter. {{fault}}: the error, {{number}}: count of its rows. @same */
  'filter.one': '{{fault}} ({{number}})',
  /** Value of a yes/no cell. */
  'flag.no': 'No',
  /** Value of a yes/no cell. */
  'flag.yes': 'Yes',
  /** Button: resumes the import. */
  goOn: 'Resume',
  /** Label: header row of the file. */
  header: 'Header row',
  /** Choice of the header row. {{number}}: its number, {{cells}}: its cells. */
  'header.row': 'Row {{number}}: {{cells}}',
  /** Question before a page with unsent changes is left. */
  leave: 'Leave this page?',
  /** Button: leaves the page. */
  'leave.go': 'Leave',
  /** Message below that question. */
  'leave.note': 'Unsent changes will be lost.',
  /** Question before a page with a running import is left. */
  'leave.running': 'Leave while importing?',
  /** Message below that question. */
  'leave.running.note':
    'The import will stop. Rows imported so far are kept, and you can resume from this page later.',
  /** Notice after the page was left. {{name}}: the file. */
  'leave.running.notice': 'The import of {{name}} isn’t finished',
  /** Button: stays on the page. */
  'leave.stay': 'Stay',
  /** Heading: the page was left during the upload. */
  lost: 'The upload didn’t finish',
  /** Below that heading. {{name}}: the file. */
  'lost.note': 'Nothing was saved. Choose {{name}} again.',
  /** Button: checks the fixed rows. {{number}}: their count. */
  mend_one: 'Recheck {{number}} row',
  mend_other: 'Recheck {{number}} rows',
  /** While fixed rows are checked. */
  mending: 'Checking',
  /** Required columns that aren’t mapped. {{columns}}: their names, as a list. */
  missing: 'Map these columns first: {{columns}}',
  /** Label: handling of rows whose record exists. */
  mode: 'If the record already exists',
  /** Option: skips the row. */
  'mode.create': 'Skip the row',
  /** Option: updates the record. */
  'mode.upsert': 'Update it',
  /** No row is valid. */
  nothingLeft: 'No rows can be imported yet.',
  /** While a file is read. */
  opening: 'Reading the file',
  /** Reading a workbook: {{done}} of the {{columns}} columns of the import are done. */
  'opening.columns': 'Columns: {{done}} of {{columns}}',
  /** Reading a workbook: number of rows of its sheet. */
  'opening.rows_one': 'Reading {{number}} row',
  'opening.rows_other': 'Reading {{number}} rows',
  /** Button: pauses the import. */
  pause: 'Pause',
  /** The import is paused. {{done}} of {{rows}}: finished rows. */
  paused:
    'Paused at row {{done}} of {{rows}}. Resuming picks up from there; no row is imported twice.',
  /** Progress. {{done}} of {{number}} rows. */
  progress_one: '{{done}} of {{number}} row',
  progress_other: '{{done}} of {{number}} rows',
  /** Heading of the rows with errors. */
  refused: 'Rows to fix',
  /** Below that heading. */
  'refused.note': 'Rows you don’t fix will be skipped.',
  /** Disclosure: find and replace over many rows. */
  replace: 'Find and replace',
  /** Field: replacement. */
  'replace.by': 'Replace with',
  /** Choice of the column. */
  'replace.column': 'Column',
  /** Button: replaces. {{number}}: matching cells. */
  'replace.do_one': 'Replace in {{number}} cell',
  'replace.do_other': 'Replace in {{number}} cells',
  /** Result. {{number}}: replaced cells. */
  'replace.done_one': '{{number}} cell was replaced.',
  'replace.done_other': '{{number}} cells were replaced.',
  /** Choice: whole cell or part of it. */
  'replace.extent': 'Match',
  /** Field: search text. */
  'replace.find': 'Find',
  /** Match option. */
  'replace.part': 'Part of the cell',
  /** Button: undoes the replacement. */
  'replace.undo': 'Undo',
  /** Match option. */
  'replace.whole': 'Whole cell',
  /** Button: tries again. */
  retry: 'Try again',
  /** Column: row number. */
  row: 'Row',
  /** Name of a field, for screen readers. {{column}}: its column, {{row}}: its row number. */
  'row.cell': '{{column}}, row {{row}}',
  /** Heading of values from the file. */
  samples: 'Sample values',
  /** While rows are uploaded. */
  sending: 'Uploading and checking the rows',
  /** Label: sheet of the workbook. */
  sheet: 'Sheet',
  /** Heading of rows whose record changed after the check. */
  stale: 'Changed after the check',
  /** Button: skips those rows. */
  'stale.leave': 'Skip them',
  /** Below that heading. {{number}}: count of the rows. */
  'stale.note_one':
    '{{number}} row was not imported: someone else changed its record after the check. Review what it would change now.',
  'stale.note_other':
    '{{number}} rows were not imported: someone else changed their records after the check. Review what they would change now.',
  /** Step of an import. */
  'step.check': 'Review and fix',
  /** Step of an import. */
  'step.choose': 'File',
  /** Step of an import. */
  'step.map': 'Columns',
  /** Step of an import. */
  'step.report': 'Import',
  /** Name of the list of steps, for screen readers. */
  steps: 'Import steps',
  /** After the current step, for screen readers. */
  'steps.current': 'current',
  /** After a completed step, for screen readers. */
  'steps.done': 'done',
  /** After a later step, for screen readers. */
  'steps.toCome': 'upcoming',
  /** After a step with errors, for screen readers. */
  'steps.wrong': 'has errors',
  /** Interpretation of a cell. {{text}}: its text, {{reading}}: the value to be saved. @same */
  'style.example': '{{text}} = {{reading}}',
  /** Hint: the format of numbers or dates is ambiguous. */
  'style.open':
    'Choose how this file writes numbers and dates. Some cells can be read in two ways.',
  /** Heading of the user’s unfinished imports. */
  unfinished: 'Your unfinished imports',
  /** Name of the button that resumes an import, for screen readers. {{name}}: its file. */
  'unfinished.continue': 'Resume importing {{name}}',
  /** Visible label of that button. */
  'unfinished.goOn': 'Resume',
  /** State of an unfinished import: checked. {{number}}: its rows. */
  'unfinished.ready_one': '{{number}} row checked, not imported yet',
  'unfinished.ready_other': '{{number}} rows checked, not imported yet',
  /** State of an unfinished import: rows to review. {{number}}: their count. */
  'unfinished.stale_one': '{{number}} row to review again',
  'unfinished.stale_other': '{{number}} rows to review again',
  /** Below a column. {{number}}: unreadable cells. */
  unread_one: '{{number}} cell can’t be read. Is this the right column?',
  unread_other: '{{number}} cells can’t be read. Is this the right column?',
} as const
