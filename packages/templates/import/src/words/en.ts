/** The words of imports, in English, their source. */
export const en = {
  /** Button: another file is imported. */
  again: 'Import another file',
  /** Where every row of the file is there already. */
  allSame: 'Everything in this file is already here.',
  /** Button: ends the import. */
  cancel: 'Cancel the import',
  /** Heading of an import that was cancelled. */
  cancelled: 'The import was cancelled',
  /** Under it. {{number}}: rows that were written before. */
  'cancelled.note_one': 'What was written before that stays: {{number}} row.',
  'cancelled.note_other': 'What was written before that stays: {{number}} rows.',
  'cancelled.note_zero': 'Nothing was written before that.',
  /** Opens the rows that change a record, each with what. {{number}}: how many. */
  changed: 'What the rows change ({{number}})',
  /** Button: the rows are sent and looked at. {{number}}: how many. */
  check_one: 'Check {{number}} row',
  check_other: 'Check {{number}} rows',
  /** While what came of the rows is read. */
  checking: 'Reading what came of it',
  /** Button: opens the choice of a file. */
  choose: 'Choose a file',
  /** Beside it. */
  'choose.drop': 'or drop it here',
  /** What files are taken. {{size}}: megabytes, {{rows}}: how many rows. */
  'choose.rules':
    'CSV or XLSX, up to {{size}} MB and {{rows}} rows, with a row that names the columns.',
  /** In that choice: the file does not say it. */
  'column.none': 'Not in the file',
  /** Button: writes what was checked. {{number}}: how many rows. */
  commit_one: 'Import {{number}} row',
  commit_other: 'Import {{number}} rows',
  /** While rows are written. */
  committing: 'Importing',
  /** Counted beside a number: rows whose record is changed. */
  'count.changed': 'Changed',
  /** The same: rows of which a record is made. */
  'count.created': 'New',
  /** The same: rows that cannot be taken. */
  'count.refused': 'Refused',
  /** The same: rows that say what is there already. */
  'count.same': 'Same already',
  /** Heading of the rows of which a record is made. {{number}}: how many. */
  created: 'New records ({{number}})',
  /** Under it. */
  'created.note': 'As they will be stored. Check dates and amounts before you import.',
  /** Label: in which order days are written. */
  days: 'Dates are written as',
  /** A choice of it. */
  'days.day': 'Day/month/year',
  /** The other. */
  'days.month': 'Month/day/year',
  /** Label: what stands before decimals. */
  decimal: 'Decimals are written as',
  /** A choice of it. */
  'decimal.comma': 'With a comma: 1.234,5',
  /** The other. */
  'decimal.point': 'With a point: 1,234.5',
  /** Heading of the report. */
  done: 'The file was imported',
  /** Link to the records that were imported. */
  'done.see': 'See them in the list',
  /** In the report. {{number}}: rows that were not written. */
  'done.stale_one': '{{number}} row was left out: its record changed after the check.',
  'done.stale_other': '{{number}} rows were left out: their records changed after the check.',
  /** Link: downloads a file to fill in. */
  'download.csv': 'Template as CSV',
  /** Where a workbook could not be written. */
  'download.failed': 'The XLSX file could not be written. Try again, or save as CSV.',
  /** Button: downloads the rows that cannot be taken. */
  'download.refused.csv': 'Refused rows as CSV',
  /** The same. */
  'download.refused.xlsx': 'Refused rows as XLSX',
  /** Heading of a column of that file. */
  'download.why': 'Why not',
  /** While a workbook is written. */
  'download.writing': 'Writing the file',
  /** Link: downloads a file to fill in. */
  'download.xlsx': 'Template as XLSX',
  /** Heading of groups of rows that mean the same record. */
  duplicates: 'Rows that mean the same record',
  /** One group. {{key}}: what they have in common, {{rows}}: their numbers, {{first}}: the first of them. */
  'duplicates.group': '{{key}}: rows {{rows}}. Row {{first}} counts.',
  /** Label: how the characters of the file are stored. */
  encoding: 'Encoding',
  /** A choice of it. */
  'encoding.iso-8859-6': 'Arabic (ISO 8859-6)',
  /** The same. */
  'encoding.macintosh': 'Western European (Mac)',
  /** Under it. */
  'encoding.note': 'Choose another one if names look garbled below.',
  /** The same. */
  'encoding.utf-16be': 'Unicode (UTF-16, big endian)',
  /** The same. */
  'encoding.utf-16le': 'Unicode (UTF-16)',
  /** The same. */
  'encoding.utf-8': 'Unicode (UTF-8)',
  /** The same. */
  'encoding.windows-1250': 'Central European (Windows-1250)',
  /** The same. */
  'encoding.windows-1251': 'Cyrillic (Windows-1251)',
  /** The same. */
  'encoding.windows-1252': 'Western European (Windows-1252)',
  /** The same. */
  'encoding.windows-1254': 'Turkish (Windows-1254)',
  /** The same. */
  'encoding.windows-1256': 'Arabic (Windows-1256)',
  /** Where an import could not be begun. */
  'failed.begin': 'The import could not be begun. Nothing was written.',
  /** Where it could not be cancelled. */
  'failed.cancel': 'It could not be cancelled.',
  /** Where what came of the rows could not be read. */
  'failed.check': 'What came of the rows could not be read.',
  /** Where writing stopped. {{done}} of {{rows}}: how many rows are done. */
  'failed.commit':
    'It stopped after row {{done}} of {{rows}}. It goes on there, and writes nothing twice.',
  /** Where mended rows could not be sent. */
  'failed.mend': 'The mended rows could not be sent. They are still here.',
  /** Where an import could not be read. */
  'failed.read': 'The import could not be read',
  /** Where not all rows could be sent. {{received}} of {{rows}}: how many the server has. */
  'failed.send': 'Sending stopped after row {{received}} of {{rows}}. It goes on there.',
  /** Why a cell is not taken: none of the words that are known. */
  'fault.choice': 'Not one of the words known here',
  /** The same. */
  'fault.country': 'Neither a country nor its code',
  /** The same: a spreadsheet has rounded a long number. */
  'fault.cut': 'The spreadsheet has cut its digits off',
  /** The same. */
  'fault.day': 'Not a day',
  /** The same: letters where only digits may stand. */
  'fault.digits': 'Digits only',
  /** The same: an earlier row means the same record. */
  'fault.duplicate': 'An earlier row has the same record',
  /** The same: only new records were wanted. */
  'fault.exists': 'There is one already',
  /** Why a row is not taken. */
  'fault.fewer_cells': 'Fewer cells than the header row',
  /** The same: neither yes nor no. */
  'fault.flag': 'Neither yes nor no',
  /** The same. */
  'fault.large': 'Too large',
  /** The same. */
  'fault.long': 'Too long',
  /** The same. */
  'fault.more_cells': 'More cells than the header row',
  /** The same. */
  'fault.number': 'Not a number',
  /** The same. {{example}}: a cell that would be taken. */
  'fault.pattern': 'Not in the required form, such as {{example}}',
  /** Why a cell is not taken. {{example}}: a number that would be. */
  'fault.phone': 'Not a phone number: write {{example}}',
  /** Why a row is not taken: of the lines that are named after it. */
  'fault.quotes': 'Quotation marks do not match in the file’s lines',
  /** The same. */
  'fault.required': 'Missing',
  /** The same. */
  'fault.short': 'Too short',
  /** The same. */
  'fault.small': 'Too small',
  /** A cell that cannot be taken. {{column}}: of what, {{fault}}: why. @same */
  faultIn: '{{column}}: {{fault}}',
  /** A row that cannot be taken. {{fault}}: why, {{text}}: the cells, or the lines, that it is about. @same */
  faultWith: '{{fault}}: {{text}}',
  /** Why a file is not read. */
  'file.broken': 'This workbook is damaged or too large inside.',
  /** The same. */
  'file.empty': 'There are no rows below the header row.',
  /** The same: where an encoding was chosen. */
  'file.encoding': 'The file cannot be read in this encoding.',
  /** The same. */
  'file.encrypted': 'This workbook has a password. Save it without one, as XLSX.',
  /** The same. */
  'file.html':
    'This is a web page saved under the name of a spreadsheet. Open it in a spreadsheet program and save it as XLSX.',
  /** The same. */
  'file.large': 'The file is larger than 10 MB.',
  /** The same. */
  'file.letters':
    'This file is neither readable text nor a workbook. Save it as CSV UTF-8 or XLSX.',
  /** The same. */
  'file.numbers': 'This is an Apple Numbers spreadsheet. Export it as Excel (XLSX) or CSV.',
  /** The same. */
  'file.ods': 'This is an OpenDocument spreadsheet (.ods). Save it as XLSX or CSV.',
  /** The same. {{line}}: of the quotation mark. */
  'file.quote':
    'A quotation mark in line {{line}} is never closed. Close or remove it, and choose the file again.',
  /** The same. */
  'file.rows': 'The file has more than 20,000 rows.',
  /** The same. */
  'file.xls': 'This is an Excel workbook of before 2007 (.xls). Save it as XLSX.',
  /** The same. */
  'file.xlsb': 'This is a binary Excel workbook (.xlsb). Save it as XLSX.',
  /** Button beside a cell. {{column}}: of what. */
  fillDown: 'Fill down {{column}}',
  /** Label of the choice of which rows are shown. */
  filter: 'Show',
  /** A choice of it: all rows that are refused. */
  'filter.all': 'All refused rows',
  /** A choice of it. {{fault}}: what is wrong, {{number}}: in how many rows. @same */
  'filter.one': '{{fault}} ({{number}})',
  /** The same. */
  'flag.no': 'No',
  /** What a cell says that is either yes or no. */
  'flag.yes': 'Yes',
  /** Button: goes on where it stopped. */
  goOn: 'Go on',
  /** Label: which row names the columns. */
  header: 'Header row',
  /** A choice of it. {{number}}: of the row, {{cells}}: what is in it. */
  'header.row': 'Row {{number}}: {{cells}}',
  /** Question before a page is left on which something was not sent yet. */
  leave: 'Leave this page?',
  /** Button that leaves. */
  'leave.go': 'Leave',
  /** Below that question. */
  'leave.note': 'What has not been sent yet will be lost.',
  /** The same question while rows are being written. */
  'leave.running': 'Leave while importing?',
  /** Below that question. */
  'leave.running.note':
    'The import stops. Rows imported so far stay, and you can continue it from this page later.',
  /** Notice after leaving. {{name}}: the file. */
  'leave.running.notice': 'The import of {{name}} is not finished',
  /** Button that stays. */
  'leave.stay': 'Stay',
  /** Heading: the page was left before the file was sent. */
  lost: 'The file was not sent whole',
  /** Under it. {{name}}: of the file. */
  'lost.note': 'Nothing was written. Choose {{name}} again.',
  /** Button: sends mended rows. {{number}}: how many. */
  mend_one: 'Check {{number}} mended row',
  mend_other: 'Check {{number}} mended rows',
  /** While mended rows are sent. */
  mending: 'Checking',
  /** Where a required column is not mapped. {{columns}}: which, as a list. */
  missing: 'Still to be found in the file: {{columns}}',
  /** Label: what is done where there is a record of a row. */
  mode: 'Where there is a record already',
  /** A choice of it. */
  'mode.create': 'Refuse the row',
  /** The other. */
  'mode.upsert': 'Change the record',
  /** Where no row can be imported. */
  nothingLeft: 'No row can be imported yet.',
  /** While a file is read. */
  opening: 'Reading the file',
  /** How far reading is. {{done}} of {{columns}}: how many columns of the import are done. */
  'opening.columns': 'Columns: {{done}} of {{columns}}',
  /** While the sheet of a workbook is read. {{number}}: its rows. */
  'opening.rows_one': 'Reading {{number}} row',
  'opening.rows_other': 'Reading {{number}} rows',
  /** Button: stops writing until one goes on. */
  pause: 'Pause',
  /** Where writing was stopped. {{done}} of {{rows}}: how many rows are done. */
  paused: 'Paused after row {{done}} of {{rows}}. It goes on there, and writes nothing twice.',
  /** How far something is. {{done}} of {{rows}} rows. */
  progress_one: '{{done}} of {{number}} row',
  progress_other: '{{done}} of {{number}} rows',
  /** Heading of the rows that cannot be taken. */
  refused: 'Rows to mend',
  /** Under it. */
  'refused.note': 'Rows that stay as they are will be left out.',
  /** Opens what replaces the same in many rows. */
  replace: 'Find and replace',
  /** Label: what stands there instead. */
  'replace.by': 'Replace by',
  /** Label: which column is looked through. */
  'replace.column': 'In the column',
  /** Button: replaces. {{number}}: in how many cells, before it is done. */
  'replace.do_one': 'Replace in {{number}} cell',
  'replace.do_other': 'Replace in {{number}} cells',
  /** After it. {{number}}: in how many cells. */
  'replace.done_one': '{{number}} cell was replaced.',
  'replace.done_other': '{{number}} cells were replaced.',
  /** Label: whether a cell says it and nothing else. */
  'replace.extent': 'What is looked for is',
  /** Label: what is looked for. */
  'replace.find': 'Find',
  /** A choice of it. */
  'replace.part': 'A part of the cell',
  /** Button: those cells say again what they said before. */
  'replace.undo': 'Put back',
  /** The other. */
  'replace.whole': 'The whole cell',
  /** Button: tries again. */
  retry: 'Try again',
  /** Heading over the numbers of rows. */
  row: 'Row',
  /** Names a field for screen readers. {{column}}: of what, {{row}}: its number. */
  'row.cell': '{{column}}, row {{row}}',
  /** Heading over values of the file. */
  samples: 'Sample values',
  /** While rows are sent. */
  sending: 'Sending and checking the rows',
  /** Label: which sheet of a workbook is read. */
  sheet: 'Sheet',
  /** Heading of rows whose record has changed since the check. */
  stale: 'Changed after the check',
  /** Button: those rows are not written. */
  'stale.leave': 'Leave them out',
  /** Under it. {{number}}: how many rows. */
  'stale.note_one':
    '{{number}} row was not imported: someone else changed its record after the check. Review what it would change now.',
  'stale.note_other':
    '{{number}} rows were not imported: someone else changed their records after the check. Review what they would change now.',
  /** A step of an import. */
  'step.check': 'Check and mend',
  /** The same. */
  'step.choose': 'File',
  /** The same. */
  'step.map': 'Columns',
  /** The same. */
  'step.report': 'Import',
  /** Names the steps for screen readers. */
  steps: 'Steps of the import',
  /** Read after a step: one is there. */
  'steps.current': 'now',
  /** The same: it is done. */
  'steps.done': 'done',
  /** The same: it is to come. */
  'steps.toCome': 'to come',
  /** The same: something in it is to be mended. */
  'steps.wrong': 'to be mended',
  /** What a cell of the file means. {{text}}: as the file has it, {{reading}}: as it would be stored. @same */
  'style.example': '{{text}} = {{reading}}',
  /** Where nobody can tell how the file writes numbers or days. */
  'style.open':
    'Choose how this file writes its numbers and dates. Some cells could mean two values.',
  /** Heading of one’s own imports that are not finished. */
  unfinished: 'Your unfinished imports',
  /** Names the button that continues one for screen readers. {{name}}: of its file. */
  'unfinished.continue': 'Continue importing {{name}}',
  /** That button. */
  'unfinished.goOn': 'Continue',
  /** How far one is: nothing is written yet. {{number}}: its rows. */
  'unfinished.ready_one': '{{number}} row checked, not imported yet',
  'unfinished.ready_other': '{{number}} rows checked, not imported yet',
  /** The same: rows wait for review. {{number}}: how many. */
  'unfinished.stale_one': '{{number}} row to review again',
  'unfinished.stale_other': '{{number}} rows to review again',
  /** Under a column. {{number}}: cells that cannot be read. */
  unread_one: '{{number}} cell cannot be read: is it the right column?',
  unread_other: '{{number}} cells cannot be read: is it the right column?',
} as const
