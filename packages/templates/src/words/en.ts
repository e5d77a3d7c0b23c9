/** The words that all templates share, in English, their source. */
export const en = {
  /** How many required checks failed, in a list. */
  'approval.checks.fail_one': '{{number}} failed',
  /** How many required checks failed, in a list. */
  'approval.checks.fail_other': '{{number}} failed',
  /** How many checks passed, where none warns or failed, in a list. */
  'approval.checks.pass_one': '{{number}} passed',
  /** How many checks passed, where none warns or failed, in a list. */
  'approval.checks.pass_other': '{{number}} passed',
  /** How many checks warn, where none failed, in a list. */
  'approval.checks.warn_one': '{{number}} warning',
  /** How many checks warn, where none failed, in a list. */
  'approval.checks.warn_other': '{{number}} warnings',
  /** Column: how often a record was submitted. */
  'approval.column.attempt': 'Attempt',
  /** Column and filter: what the checks of a submission found. */
  'approval.column.checks': 'Checks',
  /** Column and filter: who is reviewing a record. */
  'approval.column.claimedBy': 'Reviewer',
  /** Column: when a record has to be decided. */
  'approval.column.due': 'Due',
  /** Column and filter: new, update or resubmission. */
  'approval.column.kind': 'Submission',
  /** Column and filter: where a record stands. */
  'approval.column.status': 'Status',
  /** Column and filter: when a record was submitted. */
  'approval.column.submitted': 'Submitted',
  /** Choice of the filter Checks. */
  'approval.filter.checks.fail': 'A required check failed',
  /** Choice of the filter Checks. */
  'approval.filter.checks.pass': 'All passed',
  /** Choice of the filter Checks. */
  'approval.filter.checks.warn': 'With warnings',
  /** Choice of the filter Reviewer. */
  'approval.filter.claimedBy.me': 'Me',
  /** Choice of the filter Reviewer. */
  'approval.filter.claimedBy.none': 'Nobody',
  /** Filter: what should have been decided already. */
  'approval.filter.overdue': 'Overdue',
  /** Kind of a submission, in lists and filters. */
  'approval.kind.new': 'New',
  /** Kind of a submission, in lists and filters. */
  'approval.kind.resubmission': 'Resubmission',
  /** Kind of a submission, in lists and filters. */
  'approval.kind.update': 'Update',
  /** Tab of a queue: what the reader has claimed. */
  'approval.view.mine': 'Mine',
  /** Tab of a queue: what should have been decided already. */
  'approval.view.overdue': 'Overdue',
  /** Tab of a queue: what was sent again after changes were requested. */
  'approval.view.resubmitted': 'Resubmitted',
  /** Tab of a queue: updates of what is live already. */
  'approval.view.updates': 'Updates to live items',
  /** Tab of a queue: everything that waits for a decision. */
  'approval.view.waiting': 'Waiting',
  /** Button that empties the search and takes every filter away. */
  'index.filters.clear': 'Clear filters',
} as const
