declare module '@console/core/i18n' {
  interface MessageCatalogue {
    review: typeof en
  }
}

/** English messages for reviews (the source language). */
export const en = {
  /** Button: hides a review from the shop. */
  'action.hide': 'Hide',
  /** Button: masks phone numbers and addresses in a review. */
  'action.mask': 'Mask contact details',
  /** Button: shows a review in the shop. */
  'action.publish': 'Publish',
  /** Button: rejects a pending record. */
  'action.reject': 'Reject',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Add a note of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.reason_missing': 'Choose a reason.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Confirmation dialog, several reviews: consequence. */
  'decision.consequence.many.hide':
    'The reviews are no longer shown in the shop. We’ll tell each author why.',
  /** Confirmation dialog, several reviews: consequence. */
  'decision.consequence.many.mask':
    'Phone numbers, email addresses and links in these reviews are masked.',
  /** Confirmation dialog, several reviews: consequence. */
  'decision.consequence.many.publish':
    'The reviews appear in the shop, where everyone can read them.',
  /** Confirmation dialog, several reviews: consequence. */
  'decision.consequence.many.reject':
    'None of the reviews will be published. We’ll send every author the same reason.',
  /** Confirmation dialog, one review: consequence. */
  'decision.consequence.one.hide':
    'The review is no longer shown in the shop. We’ll tell its author why.',
  /** Confirmation dialog, one review: consequence. */
  'decision.consequence.one.mask':
    'Phone numbers, email addresses and links in the review are masked.',
  /** Confirmation dialog, one review: consequence. */
  'decision.consequence.one.publish': 'The review appears in the shop, where everyone can read it.',
  /** Confirmation dialog, one review: consequence. */
  'decision.consequence.one.reject': 'The review won’t be published. We’ll tell its author why.',
  /** Label in the row of a review that was just decided. */
  'decision.decided.hide': 'Hidden',
  /** Label in the row of a review that was just decided. */
  'decision.decided.mask': 'Masked',
  /** Label in the row of a review that was just decided. */
  'decision.decided.publish': 'Published',
  /** Label in the row of a review that was just decided. */
  'decision.decided.reject': 'Rejected',
  /** Notice after the decision about {{name}}. */
  'decision.done.hide': '{{name}} was hidden.',
  /** Notice after the decision about {{name}}. */
  'decision.done.mask': 'Contact details in {{name}} were masked.',
  /** Notice after the decision about {{name}}. */
  'decision.done.publish': '{{name}} was published.',
  /** Notice after the decision about {{name}}. */
  'decision.done.reject': '{{name}} was rejected.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.hide': '{{actor}} hid this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.mask': '{{actor}} masked this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.publish': '{{actor}} published this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.reject': '{{actor}} rejected this {{ago}}.',
  /** Opening of the message to an author: review hidden. */
  'decision.preview.hide': '“{{name}}” is no longer shown.',
  /** Opening of the message to an owner: rejected. */
  'decision.preview.reject': '“{{name}}” wasn’t published.',
  /** Reason for rejecting or suspending. */
  'reason.document_expired': 'Expired document',
  /** Reason for rejecting or suspending. */
  'reason.document_unreadable': 'Unreadable document',
  /** Reason for rejecting or suspending. */
  'reason.duplicate_record': 'Duplicate',
  /** Reason for rejecting or suspending. */
  'reason.fraud_suspected': 'Suspected fraud',
  /** Reason for rejecting or suspending. */
  'reason.identity_mismatch': 'Identity mismatch',
  /** Reason for rejecting or suspending. */
  'reason.incomplete_documents': 'Missing documents',
  /** Reason for rejecting or suspending. */
  'reason.licence_required': 'Licence required',
  /** Reason for rejecting or suspending. */
  'reason.misleading_content': 'Misleading content',
  /** Reason for rejecting or suspending; requires a note. */
  'reason.other': 'Another reason',
  /** Reason for rejecting or suspending. */
  'reason.outside_area': 'Outside our service area',
  /** Reason for rejecting or suspending. */
  'reason.owner_request': 'Requested by owner',
  /** Reason for rejecting or suspending. */
  'reason.policy_breach': 'Breaks marketplace rules',
  /** Reason for rejecting or suspending. */
  'reason.poor_images': 'Low-quality images',
  /** Reason for rejecting or suspending. */
  'reason.price_unrealistic': 'Unrealistic price',
  /** Reason for rejecting or suspending. */
  'reason.prohibited_item': 'Prohibited item',
  /** Reason for rejecting or suspending. */
  'reason.wrong_category': 'Wrong category',
  /** History entry of a review. */
  'record.event.review.hidden': 'Hidden',
  /** History entry of a review. */
  'record.event.review.masked': 'Contact details masked',
  /** History entry of a review. */
  'record.event.review.published': 'Published',
  /** History entry of a review. */
  'record.event.review.rejected': 'Rejected',
  /** History entry of a review. */
  'record.event.review.reported': 'Reported by a reader',
  /** History entry of a review. */
  'record.event.review.submitted': 'Submitted',
  /** History entry of a review. */
  'record.event.review.undone': 'Decision undone',
  /** Number of reviews, in the question before a bulk action. */
  'records.reviews_one': '{{number}} review',
  /** Number of reviews, in the question before a bulk action. */
  'records.reviews_other': '{{number}} reviews',
  /** Review status. */
  'status.hidden': 'Hidden',
  /** Status: awaiting review. */
  'status.pending': 'Pending',
  /** Review status. */
  'status.published': 'Published',
  /** Review status. */
  'status.rejected': 'Rejected',
} as const
