declare module '@console/core/i18n' {
  interface MessageCatalogue {
    workflows: typeof en
  }
}

/** English messages of all workflows, the source of the translations. */
export const en = {
  /** Reason for a disabled button: claimed by a colleague. */
  'blocker.claimed.by': '{{name}} is reviewing this.',
  /** Number of records of a bulk action. */
  'decision.bulk.records_one': '{{number}} record',
  /** Number of records of a bulk action. */
  'decision.bulk.records_other': '{{number}} records',
  /** The record changed before a decision arrived. */
  'decision.conflict.changed': 'This was changed after you opened it.',
  /** The record was deleted before a decision arrived. */
  'decision.conflict.gone': 'This was deleted.',
  /** In place of an age below one minute. */
  'decision.justNow': 'just now',
  /** Row: its part of a bulk action got no response. */
  'decision.outcome.failed': 'No response: may have been decided.',
  /** Row: reason why a bulk action skipped it. */
  'decision.outcome.not_eligible': 'Not all checks passed. Decide on it separately.',
  /** A decision was refused without a message from the server. */
  'decision.refused.forbidden': 'Your role doesn’t allow this.',
  /** A decision was refused without a message from the server. */
  'decision.refused.invalid': 'The server didn’t accept this. Nothing was decided.',
  /** A decision wasn’t sent while offline. */
  'decision.refused.offline': 'You’re offline. This wasn’t sent.',
  /** Too many decisions; the countdown follows below. */
  'decision.refused.rateLimited': 'Too many decisions in a short time. This one wasn’t saved.',
  /** Reason for a failed undo. */
  'decision.refused.undoExpired': 'It’s too late to undo this.',
  /** Reason for a failed undo. */
  'decision.refused.undoSuperseded': 'Another decision was made since then.',
  /** History: an event without a message of its own. */
  'record.event.other': 'Changed',
} as const
