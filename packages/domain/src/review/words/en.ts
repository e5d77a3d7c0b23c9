/** The words of reviews, in English, their source. */
export const en = {
  /** Button: takes a review out of the shop. */
  'action.hide': 'Hide',
  /** Button: blacks out phone numbers and addresses in a review. */
  'action.mask': 'Mask contact details',
  /** Button: shows a review in the shop. */
  'action.publish': 'Publish',
  /** Button: rejects what waits. */
  'action.reject': 'Reject',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.hide':
    'They are no longer shown in the shop, and each author is told why.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.mask':
    'Phone numbers, e-mail addresses and links in all of them are blacked out.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.publish': 'They are shown in the shop, where everybody can read them.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.reject':
    'Nothing of what was submitted goes live, and everyone who sent it is told why, in the same words.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.hide': 'It is no longer shown in the shop, and its author is told why.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.mask':
    'Phone numbers, e-mail addresses and links in it are blacked out.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.publish': 'It is shown in the shop, where everybody can read it.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.reject':
    'What was submitted does not go live, and whoever sent it is told why.',
  /** In the row of what the reader has just decided. */
  'decision.decided.hide': 'Hidden',
  /** In the row of what the reader has just decided. */
  'decision.decided.mask': 'Masked',
  /** In the row of what the reader has just decided. */
  'decision.decided.publish': 'Published',
  /** In the row of what the reader has just decided. */
  'decision.decided.reject': 'Rejected',
  /** Said after a review was hidden. */
  'decision.done.hide': '{{name}} was hidden.',
  /** Said after contact details were blacked out. */
  'decision.done.mask': 'Contact details in {{name}} were masked.',
  /** Said after a review was published. */
  'decision.done.publish': '{{name}} was published.',
  /** Said after a rejection. */
  'decision.done.reject': '{{name}} was rejected.',
  /** Who decided first. */
  'decision.happened.hide': '{{actor}} hid this {{ago}}.',
  /** Who decided first. */
  'decision.happened.mask': '{{actor}} masked this {{ago}}.',
  /** Who decided first. */
  'decision.happened.publish': '{{actor}} published this {{ago}}.',
  /** Who decided first. */
  'decision.happened.reject': '{{actor}} rejected this {{ago}}.',
  /** Begins the message to the author of a review that was hidden. */
  'decision.preview.hide': '“{{name}}” is no longer shown.',
  /** Begins the message to an owner whose record was rejected. */
  'decision.preview.reject': '“{{name}}” was not accepted.',
  /** Why a button cannot be pressed. */
  'hindrance.note_missing': 'A note of at least 10 characters is missing.',
  /** Why a button cannot be pressed. */
  'hindrance.reason_missing': 'A reason is missing.',
  /** Why a button cannot be pressed. */
  'hindrance.wrong_status': 'Its present status does not allow this.',
  /** A reason for rejecting or suspending. */
  'reason.document_expired': 'A document has expired',
  /** A reason for rejecting or suspending. */
  'reason.document_unreadable': 'A document cannot be read',
  /** A reason for rejecting or suspending. */
  'reason.duplicate_record': 'It exists already',
  /** A reason for rejecting or suspending. */
  'reason.fraud_suspected': 'Fraud is suspected',
  /** A reason for rejecting or suspending. */
  'reason.identity_mismatch': 'The identity does not match',
  /** A reason for rejecting or suspending. */
  'reason.incomplete_documents': 'Documents are missing',
  /** A reason for rejecting or suspending. */
  'reason.licence_required': 'A licence is needed',
  /** A reason for rejecting or suspending. */
  'reason.misleading_content': 'The content misleads',
  /** A reason for rejecting or suspending that needs a note. */
  'reason.other': 'Another reason',
  /** A reason for rejecting or suspending. */
  'reason.outside_area': 'Outside the area we serve',
  /** A reason for rejecting or suspending. */
  'reason.owner_request': 'The owner asked for it',
  /** A reason for rejecting or suspending. */
  'reason.policy_breach': 'It breaks the rules of the marketplace',
  /** A reason for rejecting or suspending. */
  'reason.poor_images': 'The pictures are too poor',
  /** A reason for rejecting or suspending. */
  'reason.price_unrealistic': 'The price is not realistic',
  /** A reason for rejecting or suspending. */
  'reason.prohibited_item': 'It may not be sold here',
  /** A reason for rejecting or suspending. */
  'reason.wrong_category': 'The category is wrong',
  /** In the history. */
  'record.event.review.hidden': 'Hidden',
  /** In the history. */
  'record.event.review.masked': 'Contact details masked',
  /** In the history. */
  'record.event.review.published': 'Published',
  /** In the history. */
  'record.event.review.rejected': 'Rejected',
  /** In the history. */
  'record.event.review.reported': 'Reported by a reader',
  /** In the history. */
  'record.event.review.submitted': 'Written',
  /** In the history. */
  'record.event.review.undone': 'Decision taken back',
  /** In the question about many: so many reviews. */
  'records.reviews_one': '{{number}} review',
  /** In the question about many: so many reviews. */
  'records.reviews_other': '{{number}} reviews',
  /** Status of a review. */
  'status.hidden': 'Hidden',
  /** Status of a record that waits for a reviewer. */
  'status.pending': 'Pending',
  /** Status of a review. */
  'status.published': 'Published',
  /** Status of a record. */
  'status.rejected': 'Rejected',
} as const
