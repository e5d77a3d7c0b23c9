/** The words of kinds, whichever, in English, their source. */
export const en = {
  /** What a decision about many is about. */
  'decision.bulk.records_one': '{{number}} record',
  /** What a decision about many is about. */
  'decision.bulk.records_other': '{{number}} records',
  /** The record was changed by someone before a decision came. */
  'decision.conflict.changed': 'This was changed after you opened it.',
  /** The record is no longer there. */
  'decision.conflict.gone': 'This is no longer there.',
  /** In place of an age of less than a minute. */
  'decision.justNow': 'just now',
  /** In a row: its part of a decision about many got no answer. */
  'decision.outcome.failed': 'No answer: perhaps decided.',
  /** In a row: why a decision about many did not reach it. */
  'decision.outcome.not_eligible': 'Not all of its checks passed. Decide about it by itself.',
  /** A decision was refused and the server says no more. */
  'decision.refused.forbidden': 'Your role does not allow this.',
  /** A decision was refused and the server says no more. */
  'decision.refused.invalid': 'The server cannot accept this. Nothing was decided.',
  /** A decision was not sent for want of a network. */
  'decision.refused.offline': 'You are offline. This was not sent.',
  /** Too many decisions; how long to wait stands below. */
  'decision.refused.rateLimited': 'Too many decisions in a short time: this was not taken.',
  /** Why a decision could not be taken back. */
  'decision.refused.undoExpired': 'It is too late to take this back.',
  /** Why a decision could not be taken back. */
  'decision.refused.undoSuperseded': 'Something else was decided since.',
  /** Why a button cannot be pressed: a colleague has claimed the record. */
  'hindrance.claimed.by': '{{name}} is reviewing this.',
  /** In the history: something without words of its own. */
  'record.event.other': 'Changed',
} as const
