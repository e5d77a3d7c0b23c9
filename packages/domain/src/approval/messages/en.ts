declare module '@console/core/i18n' {
  interface MessageCatalogue {
    approval: typeof en
  }
}

/** English messages for approvals (the source language). */
export const en = {
  /** Button: approves a pending record. */
  'action.approve': 'Approve',
  /** Menu entry: approves with a note to the owner. */
  'action.approve.withNote': 'Approve with a note…',
  /** Button: claims a record for review. */
  'action.claim': 'Claim',
  /** Button: ends a suspension. */
  'action.reinstate': 'Reinstate',
  /** Button: rejects a pending record. */
  'action.reject': 'Reject',
  /** Button: releases a claimed record. */
  'action.release': 'Release',
  /** Button: returns a rejected record to the queue. */
  'action.reopen': 'Reopen',
  /** Button: asks the owner for changes. */
  'action.request_changes': 'Request changes',
  /** Button: hides a live record from the marketplace. */
  'action.suspend': 'Suspend',
  /** Submission type, in lists and filters. */
  'approval.kind.new': 'New',
  /** Submission type, in lists and filters. */
  'approval.kind.resubmission': 'Resubmission',
  /** Submission type, in lists and filters. */
  'approval.kind.update': 'Update',
  /** Blocker: explains an unavailable action. */
  'blocker.changes_missing':
    'Describe the changes needed: for a field, or in a note of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.checks_failed': 'A required check failed. An administrator can waive it.',
  /** Blocker: explains an unavailable action. */
  'blocker.claimed': 'Someone else is reviewing this.',
  /** Blocker: explains an unavailable action. */
  'blocker.not_claimer': 'Only the person who claimed this can release it.',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Add a note of at least 10 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.own_submission': 'You submitted this, so someone else must decide.',
  /** Blocker: explains an unavailable action. */
  'blocker.reason_missing': 'Choose a reason.',
  /** Blocker: explains an unavailable action. */
  'blocker.stale_revision': 'The owner submitted a newer version.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in its current status.',
  /** Approval check of a submission. */
  'check.attributes_complete': 'All details filled in',
  /** Approval check of a submission. */
  'check.availability': 'Availability provided',
  /** Approval check of a submission. */
  'check.banned_words': 'No banned words',
  /** Approval check of a submission. */
  'check.category_active': 'Category accepts listings',
  /** Approval check of a submission. */
  'check.duplicate_gtin': 'Unique barcode',
  /** Approval check of a submission. */
  'check.identity': 'Identity verified',
  /** Approval check of a submission. */
  'check.images': 'Image quality sufficient',
  /** Approval check of a submission. */
  'check.no_duplicate': 'No duplicates found',
  /** Approval check of a submission. */
  'check.payout_account': 'Payout account verified',
  /** Approval check of a submission. */
  'check.pharmacy_licence': 'Valid pharmacy licence',
  /** Approval check of a submission. */
  'check.plan_limits': 'Within plan limits',
  /** Approval check of a submission. */
  'check.position': 'Location in its country',
  /** Approval check of a submission. */
  'check.price_model': 'Clear pricing',
  /** Approval check of a submission. */
  'check.price_range': 'Price within category range',
  /** Approval check of a submission. */
  'check.registration_document': 'Registration document provided',
  /** Approval check of a submission. */
  'check.service_area': 'Service area provided',
  /** Approval check of a submission. */
  'check.tax_pin': 'Valid tax number format',
  /** Approval check of a submission. */
  'check.territory': 'Territory available',
  /** Confirmation dialog, several records: consequence. */
  'decision.consequence.many.approve':
    'The submissions are approved and go live. We’ll notify each owner.',
  /** Confirmation dialog, several records: consequence. */
  'decision.consequence.many.claim':
    'You have these for {{minutes}} minutes. Others can see that you’re reviewing them.',
  /** Confirmation dialog, several records: consequence. */
  'decision.consequence.many.reinstate':
    'The suspensions end, and the records are live again immediately.',
  /** Confirmation dialog, several records: consequence. */
  'decision.consequence.many.reject':
    'None of the submissions will go live. We’ll send every owner the same reason.',
  /** Confirmation dialog, several records: consequence. */
  'decision.consequence.many.release': 'They go back to the queue for anyone to review.',
  /** Confirmation dialog, several records: consequence. */
  'decision.consequence.many.reopen':
    'They go back to the queue. We’ll tell each owner that theirs is being reviewed again.',
  /** Confirmation dialog, several records: consequence. */
  'decision.consequence.many.request_changes':
    'They go back to their owners with the same list of changes. Each owner can submit theirs again.',
  /** Confirmation dialog, several records: consequence. */
  'decision.consequence.many.suspend':
    'They’re hidden from the marketplace immediately, until you reinstate them. We’ll tell each owner why.',
  /** Confirmation dialog, one record: consequence. */
  'decision.consequence.one.approve':
    'The submission is approved and goes live. We’ll notify its owner.',
  /** Confirmation dialog, one record: consequence. */
  'decision.consequence.one.claim':
    'You have this for {{minutes}} minutes. Others can see that you’re reviewing it.',
  /** Confirmation dialog, one record: consequence. */
  'decision.consequence.one.reinstate':
    'The suspension ends, and the record is live again immediately.',
  /** Confirmation dialog, one record: consequence. */
  'decision.consequence.one.reject': 'The submission won’t go live. We’ll tell its owner why.',
  /** Confirmation dialog, one record: consequence. */
  'decision.consequence.one.release': 'It goes back to the queue for anyone to review.',
  /** Confirmation dialog, one record: consequence. */
  'decision.consequence.one.reopen':
    'It goes back to the queue. We’ll tell its owner that it’s being reviewed again.',
  /** Confirmation dialog, one record: consequence. */
  'decision.consequence.one.request_changes':
    'It goes back to its owner with your list of changes. They can submit it again.',
  /** Confirmation dialog, one record: consequence. */
  'decision.consequence.one.suspend':
    'It’s hidden from the marketplace immediately, until you reinstate it. We’ll tell its owner why.',
  /** Label in the row of a record that was just decided. */
  'decision.decided.approve': 'Approved',
  /** Label in the row of a record that was just decided. */
  'decision.decided.reinstate': 'Reinstated',
  /** Label in the row of a record that was just decided. */
  'decision.decided.reject': 'Rejected',
  /** Label in the row of a record that was just decided. */
  'decision.decided.reopen': 'Reopened',
  /** Label in the row of a record that was just decided. */
  'decision.decided.request_changes': 'Changes requested',
  /** Label in the row of a record that was just decided. */
  'decision.decided.suspend': 'Suspended',
  /** Notice after the decision about {{name}}. */
  'decision.done.approve': '{{name}} was approved.',
  /** Notice after the decision about {{name}}. */
  'decision.done.claim': '{{name}} is yours to review.',
  /** Notice after the decision about {{name}}. */
  'decision.done.reinstate': '{{name}} was reinstated.',
  /** Notice after the decision about {{name}}. */
  'decision.done.reject': '{{name}} was rejected.',
  /** Notice after the decision about {{name}}. */
  'decision.done.release': '{{name}} is back in the queue.',
  /** Notice after the decision about {{name}}. */
  'decision.done.reopen': '{{name}} was reopened.',
  /** Notice after the decision about {{name}}. */
  'decision.done.request_changes': 'Changes to {{name}} were requested.',
  /** Notice after the decision about {{name}}. */
  'decision.done.suspend': '{{name}} was suspended.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.approve': '{{actor}} approved this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.claim': '{{actor}} claimed this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.reinstate': '{{actor}} reinstated this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.reject': '{{actor}} rejected this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.release': '{{actor}} released this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.reopen': '{{actor}} reopened this {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.request_changes': '{{actor}} requested changes {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.suspend': '{{actor}} suspended this {{ago}}.',
  /** Opening of the message to an owner: approved. */
  'decision.preview.approve': '“{{name}}” was approved.',
  /** Opening of the message to an owner: rejected. */
  'decision.preview.reject': '“{{name}}” wasn’t approved.',
  /** Opening of the message to an owner: reopened. */
  'decision.preview.reopen': 'We’re reviewing “{{name}}” again.',
  /** Opening of the message to an owner: changes requested. */
  'decision.preview.request_changes': 'We can’t approve “{{name}}” yet. Please change:',
  /** Opening of the message to an owner: suspended. */
  'decision.preview.suspend': '“{{name}}” is suspended.',
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
  /** History entry of a record. */
  'record.event.approval.approved': 'Approved',
  /** History entry of a record. */
  'record.event.approval.changes_requested': 'Changes requested',
  /** History entry of a record. */
  'record.event.approval.claimed': 'Claimed',
  /** History entry of a record. */
  'record.event.approval.reinstated': 'Reinstated',
  /** History entry of a record. */
  'record.event.approval.rejected': 'Rejected',
  /** History entry of a record. */
  'record.event.approval.released': 'Released',
  /** History entry of a record. */
  'record.event.approval.reopened': 'Reopened',
  /** History entry of a record. */
  'record.event.approval.resubmitted': 'Resubmitted',
  /** History entry of a record. */
  'record.event.approval.submitted': 'Submitted',
  /** History entry of a record. */
  'record.event.approval.suspended': 'Suspended',
  /** History entry of a record. */
  'record.event.approval.undone': 'Decision undone',
  /** History entry of a record. */
  'record.event.approval.update_approved': 'Update approved',
  /** History entry of a record. */
  'record.event.approval.update_changes_requested': 'Changes to the update requested',
  /** History entry of a record. */
  'record.event.approval.update_rejected': 'Update rejected',
  /** History entry of a record. */
  'record.event.approval.update_submitted': 'Update submitted',
  /** History entry of a record. */
  'record.event.approval.update_withdrawn': 'Update withdrawn',
  /** History entry of a record. */
  'record.event.approval.withdrawn': 'Withdrawn',
  /** Number of agents, in the question before a bulk action. */
  'records.agents_one': '{{number}} agent',
  /** Number of agents, in the question before a bulk action. */
  'records.agents_other': '{{number}} agents',
  /** Number of businesses, in the question before a bulk action. */
  'records.businesses_one': '{{number}} business',
  /** Number of businesses, in the question before a bulk action. */
  'records.businesses_other': '{{number}} businesses',
  /** Number of listings, in the question before a bulk action. */
  'records.listings_one': '{{number}} listing',
  /** Number of listings, in the question before a bulk action. */
  'records.listings_other': '{{number}} listings',
  /** Number of products, in the question before a bulk action. */
  'records.products_one': '{{number}} product',
  /** Number of products, in the question before a bulk action. */
  'records.products_other': '{{number}} products',
  /** Number of services, in the question before a bulk action. */
  'records.service-products_one': '{{number}} service',
  /** Number of services, in the question before a bulk action. */
  'records.service-products_other': '{{number}} services',
  /** Approval status. */
  'status.approved': 'Approved',
  /** Status: changes requested from the owner. */
  'status.changes_requested': 'Changes requested',
  /** Status: awaiting review. */
  'status.pending': 'Pending',
  /** Approval status. */
  'status.rejected': 'Rejected',
  /** Approval status. */
  'status.suspended': 'Suspended',
  /** Status: claimed by a reviewer. */
  'status.under_review': 'Under review',
  /** Status: live, with an update awaiting review. */
  'status.update_pending': 'Update pending',
  /** Status: live, with an update claimed by a reviewer. */
  'status.update_under_review': 'Update under review',
  /** Status: withdrawn by the owner. */
  'status.withdrawn': 'Withdrawn',
} as const
