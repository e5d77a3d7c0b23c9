/** The words of imports, in English, their source. */
export const en = {
  /** Button: another file is imported. */
  again: 'Import another file',
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
    'CSV or XLSX, up to {{size}} MB and {{rows}} rows. The first row names the columns.',
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
  /** Label: in which order days are written. */
  days: 'Days are written as',
  /** A choice of it. */
  'days.day': 'Day/month/year',
  /** The other. */
  'days.month': 'Month/day/year',
  /** Label: what stands before decimals. */
  decimal: 'Decimals are written as',
  /** Heading of the report. */
  done: 'The file was imported',
  /** Link to the records that were imported. */
  'done.see': 'See them in the list',
  /** Link: downloads a file to fill in. */
  'download.csv': 'Template as CSV',
  /** Button: downloads the rows that cannot be taken. */
  'download.refused.csv': 'Refused rows as CSV',
  /** The same. */
  'download.refused.xlsx': 'Refused rows as XLSX',
  /** Heading of a column of that file. */
  'download.why': 'Why not',
  /** Link: downloads a file to fill in. */
  'download.xlsx': 'Template as XLSX',
  /** Heading of groups of rows that mean the same record. */
  duplicates: 'Rows that mean the same record',
  /** One group. {{key}}: what they have in common, {{rows}}: their numbers, {{first}}: the first of them. */
  'duplicates.group': '{{key}}: rows {{rows}}. Row {{first}} counts.',
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
  'fault.duplicate': 'Said in an earlier row already',
  /** The same: only new records were wanted. */
  'fault.exists': 'There is one already',
  /** The same: neither yes nor no. */
  'fault.flag': 'Neither yes nor no',
  /** The same. */
  'fault.large': 'Too large',
  /** The same. */
  'fault.long': 'Too long',
  /** The same. */
  'fault.number': 'Not a number',
  /** The same. */
  'fault.pattern': 'Not in the form that is needed',
  /** The same. */
  'fault.required': 'Missing',
  /** The same. */
  'fault.short': 'Too short',
  /** The same. */
  'fault.small': 'Too small',
  /** A cell that cannot be taken. {{column}}: of what, {{fault}}: why. @same */
  faultIn: '{{column}}: {{fault}}',
  /** Why a file is not read. */
  'file.broken': 'This workbook is damaged or too large inside.',
  /** The same. */
  'file.empty': 'There are no rows below the head.',
  /** The same. */
  'file.large': 'The file is larger than 10 MB.',
  /** The same. */
  'file.letters': 'This is no text and no workbook that can be read. Save it as CSV UTF-8 or XLSX.',
  /** The same. */
  'file.rows': 'The file has more than 20,000 rows.',
  /** The same. */
  'file.twice': 'Two columns have the same name.',
  /** The same. */
  'file.type': 'This is a workbook of an old kind, or one with a password. Save it as XLSX.',
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
  /** Question before a page is left on which something was not sent yet. */
  leave: 'Leave this page?',
  /** Button that leaves. */
  'leave.go': 'Leave',
  /** Below that question. */
  'leave.note': 'What has not been sent yet will be lost.',
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
  samples: 'What stands there',
  /** While rows are sent. */
  sending: 'Sending and checking the rows',
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
  /** Under a column. {{number}}: cells that cannot be read. */
  unread_one: '{{number}} cell cannot be read: is it the right column?',
  unread_other: '{{number}} cells cannot be read: is it the right column?',
} as const
