/** The words of approval, in English, their source. */
export const en = {
  /** Button: approves what waits. */
  'action.approve': 'Approve',
  /** Menu entry: approves and says something to the owner. */
  'action.approve.withNote': 'Approve with a note…',
  /** Button: takes a record on to review it. */
  'action.claim': 'Claim',
  /** Button: ends a suspension. */
  'action.reinstate': 'Reinstate',
  /** Button: rejects what waits. */
  'action.reject': 'Reject',
  /** Button: gives a claimed record back. */
  'action.release': 'Release',
  /** Button: puts a rejected record back into the queue. */
  'action.reopen': 'Reopen',
  /** Button: asks the owner for changes. */
  'action.request_changes': 'Request changes',
  /** Button: takes a live record out of the marketplace for a time. */
  'action.suspend': 'Suspend',
  /** Kind of a submission, in lists and filters. */
  'approval.kind.new': 'New',
  /** Kind of a submission, in lists and filters. */
  'approval.kind.resubmission': 'Resubmission',
  /** Kind of a submission, in lists and filters. */
  'approval.kind.update': 'Update',
  /** A check of a submission. */
  'check.attributes_complete': 'All details are filled in',
  /** A check of a submission. */
  'check.availability': 'The times it is available are given',
  /** A check of a submission. */
  'check.banned_words': 'No banned words',
  /** A check of a submission. */
  'check.category_active': 'Its category takes listings',
  /** A check of a submission. */
  'check.duplicate_gtin': 'No other product has its bar code',
  /** A check of a submission. */
  'check.identity': 'The identity is proven',
  /** A check of a submission. */
  'check.images': 'The pictures are good enough',
  /** A check of a submission. */
  'check.no_duplicate': 'It does not exist yet',
  /** A check of a submission. */
  'check.payout_account': 'The account it is paid to is verified',
  /** A check of a submission. */
  'check.pharmacy_licence': 'The pharmacy licence is valid',
  /** A check of a submission. */
  'check.plan_limits': 'It keeps the limits of its plan',
  /** A check of a submission. */
  'check.position': 'Its place is inside its country',
  /** A check of a submission. */
  'check.price_model': 'How it is priced is clear',
  /** A check of a submission. */
  'check.price_range': 'The price is in the range of its category',
  /** A check of a submission. */
  'check.registration_document': 'The registration document is there',
  /** A check of a submission. */
  'check.service_area': 'Where it is offered is given',
  /** A check of a submission. */
  'check.tax_pin': 'The tax number has the right form',
  /** A check of a submission. */
  'check.territory': 'The territory is free',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.approve':
    'What was submitted is accepted and goes live, and each owner is told.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.claim':
    'They are yours to review for 15 minutes, and others see that you are at them.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.reinstate': 'Their suspensions end: they are live again at once.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.reject':
    'Nothing of what was submitted goes live, and everyone who sent it is told why, in the same words.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.release': 'They go back into the queue, for anyone to review.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.reopen':
    'They go back into the queue, and each owner is told that theirs is looked at again.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.request_changes':
    'They go back to their owners, who are all told the same and can send them again.',
  /** Before a decision about many records: what happens, and to whom. */
  'decision.consequence.many.suspend':
    'They disappear from the marketplace at once, until they are reinstated, and each owner is told why.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.approve':
    'What was submitted is accepted and goes live, and its owner is told.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.claim':
    'It is yours to review for 15 minutes, and others see that you are at it.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.reinstate': 'Its suspension ends: it is live again at once.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.reject':
    'What was submitted does not go live, and whoever sent it is told why.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.release': 'It goes back into the queue, for anyone to review.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.reopen':
    'It goes back into the queue, and its owner is told that it is looked at again.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.request_changes':
    'It goes back to its owner, who is told what to change and can send it again.',
  /** Before a decision about one record: what happens, and to whom. */
  'decision.consequence.one.suspend':
    'It disappears from the marketplace at once, until it is reinstated, and its owner is told why.',
  /** In the row of what the reader has just decided. */
  'decision.decided.approve': 'Approved',
  /** In the row of what the reader has just decided. */
  'decision.decided.reinstate': 'Reinstated',
  /** In the row of what the reader has just decided. */
  'decision.decided.reject': 'Rejected',
  /** In the row of what the reader has just decided. */
  'decision.decided.reopen': 'Reopened',
  /** In the row of what the reader has just decided. */
  'decision.decided.request_changes': 'Changes requested',
  /** In the row of what the reader has just decided. */
  'decision.decided.suspend': 'Suspended',
  /** Said after an approval. */
  'decision.done.approve': '{{name}} was approved.',
  /** Said after a claim. */
  'decision.done.claim': '{{name}} is yours to review.',
  /** Said after a suspension was ended. */
  'decision.done.reinstate': '{{name}} was reinstated.',
  /** Said after a rejection. */
  'decision.done.reject': '{{name}} was rejected.',
  /** Said after a record was given back. */
  'decision.done.release': '{{name}} is back in the queue.',
  /** Said after a record was reopened. */
  'decision.done.reopen': '{{name}} was reopened.',
  /** Said after changes were requested. */
  'decision.done.request_changes': 'The owner of {{name}} was asked for changes.',
  /** Said after a suspension. */
  'decision.done.suspend': '{{name}} was suspended.',
  /** Who decided first. */
  'decision.happened.approve': '{{actor}} approved this {{ago}}.',
  /** Who decided first. */
  'decision.happened.claim': '{{actor}} claimed this {{ago}}.',
  /** Who decided first. */
  'decision.happened.reinstate': '{{actor}} reinstated this {{ago}}.',
  /** Who decided first. */
  'decision.happened.reject': '{{actor}} rejected this {{ago}}.',
  /** Who decided first. */
  'decision.happened.release': '{{actor}} released this {{ago}}.',
  /** Who decided first. */
  'decision.happened.reopen': '{{actor}} reopened this {{ago}}.',
  /** Who decided first. */
  'decision.happened.request_changes': '{{actor}} requested changes {{ago}}.',
  /** Who decided first. */
  'decision.happened.suspend': '{{actor}} suspended this {{ago}}.',
  /** Begins the message to an owner whose record was approved. */
  'decision.preview.approve': '“{{name}}” was approved.',
  /** Begins the message to an owner whose record was rejected. */
  'decision.preview.reject': '“{{name}}” was not accepted.',
  /** Begins the message to an owner whose record was reopened. */
  'decision.preview.reopen': 'We are looking at “{{name}}” again.',
  /** Begins the message to an owner who has to change something. */
  'decision.preview.request_changes': '“{{name}}” cannot be approved yet. Please change:',
  /** Begins the message to an owner whose record was suspended. */
  'decision.preview.suspend': '“{{name}}” is suspended.',
  /** Why a button cannot be pressed. */
  'hindrance.changes_missing':
    'Say which changes are needed: of a field, or in a note of at least 10 characters.',
  /** Why a button cannot be pressed. */
  'hindrance.checks_failed': 'A required check failed. An administrator can waive it.',
  /** Why a button cannot be pressed. */
  'hindrance.claimed': 'Someone else is reviewing this.',
  /** Why a button cannot be pressed. */
  'hindrance.not_claimer': 'Only who has claimed it can give it back.',
  /** Why a button cannot be pressed. */
  'hindrance.note_missing': 'A note of at least 10 characters is missing.',
  /** Why a button cannot be pressed. */
  'hindrance.own_submission': 'You have submitted this yourself: somebody else decides about it.',
  /** Why a button cannot be pressed. */
  'hindrance.reason_missing': 'A reason is missing.',
  /** Why a button cannot be pressed. */
  'hindrance.stale_revision': 'The owner has sent a newer version.',
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
  'record.event.approval.approved': 'Approved',
  /** In the history. */
  'record.event.approval.changes_requested': 'Changes requested',
  /** In the history. */
  'record.event.approval.claimed': 'Claimed',
  /** In the history. */
  'record.event.approval.reinstated': 'Reinstated',
  /** In the history. */
  'record.event.approval.rejected': 'Rejected',
  /** In the history. */
  'record.event.approval.released': 'Given back',
  /** In the history. */
  'record.event.approval.reopened': 'Reopened',
  /** In the history. */
  'record.event.approval.resubmitted': 'Submitted again',
  /** In the history. */
  'record.event.approval.submitted': 'Submitted',
  /** In the history. */
  'record.event.approval.suspended': 'Suspended',
  /** In the history. */
  'record.event.approval.undone': 'Decision taken back',
  /** In the history. */
  'record.event.approval.update_approved': 'Update approved',
  /** In the history. */
  'record.event.approval.update_changes_requested': 'Changes to the update requested',
  /** In the history. */
  'record.event.approval.update_rejected': 'Update rejected',
  /** In the history. */
  'record.event.approval.update_submitted': 'Update submitted',
  /** In the history. */
  'record.event.approval.update_withdrawn': 'Update withdrawn',
  /** In the history. */
  'record.event.approval.withdrawn': 'Withdrawn',
  /** In the question about many: so many agents. */
  'records.agents_one': '{{number}} agent',
  /** In the question about many: so many agents. */
  'records.agents_other': '{{number}} agents',
  /** In the question about many: so many businesses. */
  'records.businesses_one': '{{number}} business',
  /** In the question about many: so many businesses. */
  'records.businesses_other': '{{number}} businesses',
  /** In the question about many: so many listings. */
  'records.listings_one': '{{number}} listing',
  /** In the question about many: so many listings. */
  'records.listings_other': '{{number}} listings',
  /** In the question about many: so many products. */
  'records.products_one': '{{number}} product',
  /** In the question about many: so many products. */
  'records.products_other': '{{number}} products',
  /** In the question about many: so many services. */
  'records.service-products_one': '{{number}} service',
  /** In the question about many: so many services. */
  'records.service-products_other': '{{number}} services',
  /** Status of a record. */
  'status.approved': 'Approved',
  /** Status of a record: its owner has to change something. */
  'status.changes_requested': 'Changes requested',
  /** Status of a record that waits for a reviewer. */
  'status.pending': 'Pending',
  /** Status of a record. */
  'status.rejected': 'Rejected',
  /** Status of a record. */
  'status.suspended': 'Suspended',
  /** Status of a record that a reviewer has claimed. */
  'status.under_review': 'Under review',
  /** Status of a live record of which an update waits. */
  'status.update_pending': 'Update pending',
  /** Status of a live record of which an update is being reviewed. */
  'status.update_under_review': 'Update under review',
  /** Status of a record that its owner has taken back. */
  'status.withdrawn': 'Withdrawn',
} as const
