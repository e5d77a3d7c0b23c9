declare module '@console/core/i18n' {
  interface MessageCatalogue {
    details: typeof en
  }
}

/** English messages of facts, the source of the translations. */
export const en = {
  /** Error of a message about a field. */
  'decision.error.message': 'Use between {{min}} and {{max}} characters.',
  /** Field: message to the owner about a field. */
  'decision.form.message': 'Message about {{field}}',
  /** Button beside a field: writes a message to the owner about it. */
  'record.ask': 'Ask about “{{field}}”',
  /** Button: attaches a message about a field. */
  'record.ask.attach': 'Attach',
  /** Before an old value, for screen readers. */
  'record.diff.before': 'Old value',
  /** In place of an empty value. */
  'record.diff.none': 'Empty',
  /** Rejection or dispute: its date. */
  'record.judgement.at': 'When',
  /** Rejection or dispute: its author. */
  'record.judgement.by': 'By',
  /** Rejection or dispute: its note. */
  'record.judgement.note': 'Note',
  /** Rejection or dispute: its reason. */
  'record.judgement.reason': 'Reason',
  /** In place of a picture or scanned document that failed to load. */
  'record.picture.failed': 'Couldn’t load this picture.',
  /** Link in place of that picture. */
  'record.picture.open': 'Open in a new tab',
  /** Below "Couldn’t load this picture": its host. */
  'record.picture.why':
    '{{host}} isn’t responding, or this console isn’t set up to show pictures from it.',
} as const
