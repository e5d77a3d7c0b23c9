/** The words of facts, in English, their source. */
export const en = {
  /** Error of a message about a field. */
  'decision.error.message': 'Write between {{least}} and {{most}} characters.',
  /** A message to the owner about a field. */
  'decision.form.message': 'Message about {{field}}',
  /** Button beside a field: writes a message to the owner about it. */
  'record.ask': 'Ask about “{{field}}”',
  /** Button that attaches a message about a field. */
  'record.ask.attach': 'Attach',
  /** Read out before an old value. */
  'record.diff.before': 'Old value',
  /** In place of a value that is empty. */
  'record.diff.none': 'Empty',
  /** Fact of a refusal or a dispute: when it was said. */
  'record.judgement.at': 'When',
  /** Fact of a refusal or a dispute: who said it. */
  'record.judgement.by': 'By',
  /** Fact of a refusal or a dispute: what was written of it. */
  'record.judgement.note': 'Note',
  /** Fact of a refusal or a dispute: why. */
  'record.judgement.reason': 'Reason',
  /** In place of a picture or a scanned document. */
  'record.picture.failed': 'This picture could not be shown.',
  /** Link in place of a picture: opens it in a new tab. */
  'record.picture.open': 'Open it in a new tab',
  /** Below "This picture could not be shown": where it comes from. */
  'record.picture.why':
    '{{host}} does not answer, or is not among the hosts that this console shows pictures from.',
} as const
