/** The words of the visibility of listings and of their correction, in English, their source. */
export const en = {
  /** Button: takes a listing out of the directory for good. */
  'action.archive': 'Archive',
  /** Button: opens a form in which a listing is corrected. */
  'action.correct': 'Correct',
  /** Button: takes a listing out of the directory for a while. */
  'action.pause': 'Pause',
  /** Button: begins a new period of a plan. */
  'action.renew': 'Renew',
  /** Button: takes a listing out of the archive. */
  'action.restore': 'Restore',
  /** Button: puts a paused listing back into the directory. */
  'action.resume': 'Resume',
  /** Before a decision about many listings: what happens. */
  'decision.consequence.many.archive': 'They leave the directory. They can be restored.',
  /** Before a decision about many listings: what happens. */
  'decision.consequence.many.correct': 'Shoppers see it at once. Their businesses are told why.',
  /** Before a decision about many listings: what happens. */
  'decision.consequence.many.pause':
    'Shoppers do not find them until they are resumed. Their plans go on.',
  /** Before a decision about many listings: what happens. */
  'decision.consequence.many.renew':
    'Each begins a new period today, and its business is billed for it.',
  /** Before a decision about many listings: what happens. */
  'decision.consequence.many.restore':
    'They come out of the archive, paused; those whose plan has ended are to be renewed.',
  /** Before a decision about many listings: what happens. */
  'decision.consequence.many.resume': 'Shoppers find them again at once.',
  /** Before a decision about one listing: what happens. */
  'decision.consequence.one.archive': 'It leaves the directory. It can be restored.',
  /** Before a decision about one listing: what happens. */
  'decision.consequence.one.correct': 'Shoppers see it at once. Its business is told why.',
  /** Before a decision about one listing: what happens. */
  'decision.consequence.one.pause':
    'Shoppers do not find it until it is resumed. Its plan goes on.',
  /** Before a decision about one listing: what happens. */
  'decision.consequence.one.renew': 'A new period begins today, and its business is billed for it.',
  /** Before a decision about one listing: what happens. */
  'decision.consequence.one.restore':
    'It comes out of the archive, paused; where its plan has ended it is to be renewed.',
  /** Before a decision about one listing: what happens. */
  'decision.consequence.one.resume': 'Shoppers find it again at once.',
  /** In the row of what the reader has just decided. */
  'decision.decided.archive': 'Archived',
  /** In the row of what the reader has just decided. */
  'decision.decided.correct': 'Corrected',
  /** In the row of what the reader has just decided. */
  'decision.decided.pause': 'Paused',
  /** In the row of what the reader has just decided. */
  'decision.decided.renew': 'Renewed',
  /** In the row of what the reader has just decided. */
  'decision.decided.restore': 'Restored',
  /** In the row of what the reader has just decided. */
  'decision.decided.resume': 'Resumed',
  /** Notice: a listing was archived. */
  'decision.done.archive': '{{name}} was archived.',
  /** Notice: a listing was corrected. */
  'decision.done.correct': '{{name}} was corrected.',
  /** Notice: a listing was paused. */
  'decision.done.pause': '{{name}} was paused.',
  /** Notice: a listing was renewed. */
  'decision.done.renew': '{{name}} was renewed.',
  /** Notice: a listing was taken out of the archive. */
  'decision.done.restore': '{{name}} was restored.',
  /** Notice: a listing was resumed. */
  'decision.done.resume': '{{name}} was resumed.',
  /** Who decided first. */
  'decision.happened.archive': '{{actor}} archived this {{ago}}.',
  /** Who decided first. */
  'decision.happened.correct': '{{actor}} corrected this {{ago}}.',
  /** Who decided first. */
  'decision.happened.pause': '{{actor}} paused this {{ago}}.',
  /** Who decided first. */
  'decision.happened.renew': '{{actor}} renewed this {{ago}}.',
  /** Who decided first. */
  'decision.happened.restore': '{{actor}} restored this {{ago}}.',
  /** Who decided first. */
  'decision.happened.resume': '{{actor}} resumed this {{ago}}.',
  /** Why a plan cannot be chosen. */
  'hindrance.categories_exceeded': 'The plan allows fewer categories.',
  /** At the times of a listing. */
  'hindrance.hours_overlap': 'This ends before it begins, or lies within another time of the day.',
  /** At the reason of a correction. */
  'hindrance.note_missing': 'Say why, in at least 5 characters.',
  /** At the phone numbers of a listing, and why a plan cannot be chosen. */
  'hindrance.phones_exceeded': 'The plan allows fewer phone numbers.',
  /** Why a button cannot be pressed, or a plan cannot be chosen. */
  'hindrance.photos_exceeded': 'The plan allows fewer photos.',
  /** Why a button cannot be pressed, or a plan cannot be chosen. */
  'hindrance.plan_not_offered': 'This plan is not offered any more. Choose another one.',
  /** At the subcategory of a listing. */
  'hindrance.subcategory_not_offered':
    'This subcategory is not offered any more. Choose another one.',
  /** Why a button cannot be pressed. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** In the history. */
  'record.event.correction.corrected': 'Corrected',
  /** In the history. */
  'record.event.correction.undone': 'Decision taken back',
  /** In the history. */
  'record.event.visibility.archived': 'Archived',
  /** In the history: the plan of a listing has ended. */
  'record.event.visibility.expired': 'Plan ended',
  /** In the history. */
  'record.event.visibility.paused': 'Paused',
  /** In the history. */
  'record.event.visibility.published': 'Published',
  /** In the history. */
  'record.event.visibility.renewed': 'Renewed',
  /** In the history. */
  'record.event.visibility.restored': 'Restored',
  /** In the history. */
  'record.event.visibility.resumed': 'Resumed',
  /** In the history. */
  'record.event.visibility.undone': 'Decision taken back',
  /** In the question about many: so many listings. */
  'records.listings_one': '{{number}} listing',
  /** In the question about many: so many listings. */
  'records.listings_other': '{{number}} listings',
  /** Whether shoppers find a listing: it was put away. */
  'status.archived': 'Archived',
  /** Whether shoppers find a listing: its plan has ended. */
  'status.expired': 'Plan ended',
  /** Whether shoppers find a listing: not for a while. */
  'status.paused': 'Paused',
  /** Whether shoppers find a listing. */
  'status.published': 'Published',
} as const
