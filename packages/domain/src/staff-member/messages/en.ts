declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'staff-member': typeof en
  }
}

/** English messages for staff members, their roles and permissions (the source language). */
export const en = {
  /** Permission, in a list. */
  'ability.afya_edit': 'Edit medicines and their companies',
  /** Permission, in a list. */
  'ability.afya_recall': 'Recall medicines and close recalls',
  /** Permission, in a list. */
  'ability.agent_decide': 'Approve, reject and suspend agents',
  /** Permission, in a list. */
  'ability.agent_review': 'Review agent submissions',
  /** Permission, in a list. */
  'ability.business_decide': 'Approve, reject and suspend businesses',
  /** Permission, in a list. */
  'ability.business_review': 'Review business submissions',
  /** Permission, in a list. */
  'ability.category_edit': 'Edit product categories',
  /** Permission, in a list. */
  'ability.check_waive': 'Waive failed checks',
  /** Permission, in a list. */
  'ability.claim_takeOver': 'Take over colleagues’ claims',
  /** Permission, in a list. */
  'ability.commission_activate': 'Activate and end commission rates',
  /** Permission, in a list. */
  'ability.commission_adjust': 'Adjust commission manually',
  /** Permission, in a list. */
  'ability.commission_draft': 'Draft commission rates',
  /** Permission, in a list. */
  'ability.company_suspend': 'Suspend companies, which hides their medicines',
  /** Permission, in a list. */
  'ability.info_edit': 'Edit marketplace information',
  /** Permission, in a list. */
  'ability.input_edit': 'Edit the inputs sellers fill in',
  /** Permission, in a list. */
  'ability.listingCategory_edit': 'Edit directory categories',
  /** Permission, in a list. */
  'ability.listing_correct': 'Correct listings',
  /** Permission, in a list. */
  'ability.listing_review': 'Approve and reject listings',
  /** Permission, in a list. */
  'ability.listing_show': 'Pause, renew and archive listings',
  /** Permission, in a list. */
  'ability.listing_suspend': 'Suspend listings',
  /** Permission, in a list. */
  'ability.order_approve': 'Approve orders over the limit',
  /** Permission, in a list. */
  'ability.order_cancel': 'Cancel orders',
  /** Permission, in a list. */
  'ability.order_complete': 'Complete orders',
  /** Permission, in a list. */
  'ability.order_create': 'Create orders manually',
  /** Permission, in a list. */
  'ability.order_progress': 'Confirm and dispatch orders',
  /** Permission, in a list. */
  'ability.order_refund': 'Refund orders',
  /** Permission, in a list. */
  'ability.pii_reveal': 'Reveal phone numbers and email addresses, with a reason each time',
  /** Permission, in a list. */
  'ability.plan_edit': 'Create and publish directory plans',
  /** Permission, in a list. */
  'ability.product_feature': 'Feature products and services',
  /** Permission, in a list. */
  'ability.product_review': 'Approve and reject products and services',
  /** Permission, in a list. */
  'ability.product_suspend': 'Suspend products and services',
  /** Permission, in a list. */
  'ability.promo_edit': 'Edit promo cards',
  /** Permission, in a list. */
  'ability.remark_write': 'Write remarks on records for colleagues',
  /** Permission, in a list. */
  'ability.return_decide': 'Approve and reject returns',
  /** Permission, in a list. */
  'ability.return_review': 'Review returns and propose decisions',
  /** Permission, in a list. */
  'ability.review_moderate': 'Publish and hide reviews',
  /** Permission, in a list. */
  'ability.sale_dispute': 'Dispute till payments',
  /** Permission, in a list. */
  'ability.sale_reconcile': 'Match payments with receipts',
  /** Permission, in a list. */
  'ability.shopUser_block': 'Block and unblock shop users',
  /** Permission, in a list. */
  'ability.shop_edit': 'Edit shop settings',
  /** Permission, in a list. */
  'ability.staff_manage': 'Invite and suspend colleagues, and change their roles',
  /** Permission, in a list. */
  'ability.voucher_approve': 'Approve commission payments prepared by others',
  /** Permission, in a list. */
  'ability.voucher_pay': 'Pay commission',
  /** Permission, in a list. */
  'ability.voucher_prepare': 'Prepare commission payments',
  /** Button or menu entry. */
  'action.change_roles': 'Change roles…',
  /** Button or menu entry. */
  'action.reactivate': 'Reactivate',
  /** Button or menu entry. */
  'action.release': 'Release claims',
  /** Button or menu entry. */
  'action.resend': 'Resend invitation',
  /** Button or menu entry. */
  'action.reset_two_step': 'Reset two-step sign-in',
  /** Button or menu entry. */
  'action.revoke': 'Revoke invitation',
  /** Button or menu entry. */
  'action.suspend': 'Suspend',
  /** Blocker: explains an unavailable action. */
  'blocker.last_super_admin': 'This is the last active SuperAdmin. At least one must remain.',
  /** Blocker: explains an unavailable action. */
  'blocker.no_claims': 'They haven’t claimed anything.',
  /** Blocker: explains an unavailable action. */
  'blocker.no_two_step': 'They haven’t set up two-step sign-in.',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Enter a reason of 5 to 300 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.own_account': 'You can’t do this to your own account. Ask a colleague.',
  /** Blocker: explains an unavailable action. */
  'blocker.roles_missing': 'Choose at least one role.',
  /** Blocker: explains an unavailable action. */
  'blocker.roles_same': 'They already have these roles.',
  /** Blocker: explains an unavailable action. */
  'blocker.super_admin_given': 'Only a SuperAdmin can grant the SuperAdmin role.',
  /** Blocker: explains an unavailable action. */
  'blocker.super_admin_only': 'Only a SuperAdmin can do this to another SuperAdmin.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in their current status.',
  /** Confirmation dialog, several staff members: consequence. */
  'decision.consequence.many.change_roles':
    'The change takes effect immediately. Unsaved work is kept.',
  /** Confirmation dialog, several staff members: consequence. */
  'decision.consequence.many.reactivate': 'They can sign in again with the roles they had.',
  /** Confirmation dialog, several staff members: consequence. */
  'decision.consequence.many.release': 'Others can claim the records they have.',
  /** Confirmation dialog, several staff members: consequence. */
  'decision.consequence.many.resend': 'We’ll email new links. The previous ones stop working.',
  /** Confirmation dialog, several staff members: consequence. */
  'decision.consequence.many.reset_two_step':
    'They can sign in with only their passwords until they set it up again.',
  /** Confirmation dialog, several staff members: consequence. */
  'decision.consequence.many.revoke': 'The emailed links stop working. You can invite them again.',
  /** Confirmation dialog, several staff members: consequence. */
  'decision.consequence.many.suspend': 'They’re signed out immediately and can’t sign in.',
  /** Confirmation dialog, one staff member: consequence. */
  'decision.consequence.one.change_roles':
    'The change takes effect immediately. Unsaved work is kept.',
  /** Confirmation dialog, one staff member: consequence. */
  'decision.consequence.one.reactivate': 'They can sign in again with the roles they had.',
  /** Confirmation dialog, one staff member: consequence. {{claims}} is the number of claims. */
  'decision.consequence.one.release': 'Others can claim the records they have ({{claims}}).',
  /** Confirmation dialog, one staff member: consequence. */
  'decision.consequence.one.resend': 'We’ll email a new link. The previous one stops working.',
  /** Confirmation dialog, one staff member: consequence. */
  'decision.consequence.one.reset_two_step':
    'They can sign in with only their password until they set it up again. Check first that they’ve lost their device.',
  /** Confirmation dialog, one staff member: consequence. */
  'decision.consequence.one.revoke': 'The emailed link stops working. You can invite them again.',
  /** Confirmation dialog, one staff member: consequence. {{claims}} is the number of claims. */
  'decision.consequence.one.suspend':
    'They’re signed out immediately and can’t sign in. Their claims ({{claims}}) stay until they end or are released.',
  /** Label in the row of a staff member that was just decided. */
  'decision.decided.change_roles': 'Roles changed',
  /** Label in the row of a staff member that was just decided. */
  'decision.decided.reactivate': 'Reactivated',
  /** Label in the row of a staff member that was just decided. */
  'decision.decided.release': 'Released',
  /** Label in the row of a staff member that was just decided. */
  'decision.decided.resend': 'Resent',
  /** Label in the row of a staff member that was just decided. */
  'decision.decided.reset_two_step': 'Reset',
  /** Label in the row of a staff member that was just decided. */
  'decision.decided.revoke': 'Revoked',
  /** Label in the row of a staff member that was just decided. */
  'decision.decided.suspend': 'Suspended',
  /** Notice after the decision about {{name}}. */
  'decision.done.change_roles': 'The roles of {{name}} were changed.',
  /** Notice after the decision about {{name}}. */
  'decision.done.reactivate': '{{name}} can sign in again.',
  /** Notice after the decision about {{name}}. */
  'decision.done.release': 'The claims of {{name}} were released.',
  /** Notice after the decision about {{name}}. */
  'decision.done.resend': '{{name}} was invited again.',
  /** Notice after the decision about {{name}}. */
  'decision.done.reset_two_step': 'Two-step sign-in for {{name}} was reset.',
  /** Notice after the decision about {{name}}. */
  'decision.done.revoke': 'The invitation for {{name}} was revoked.',
  /** Notice after the decision about {{name}}. */
  'decision.done.suspend': '{{name}} was suspended.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.change_roles': '{{actor}} changed the roles {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.reactivate': '{{actor}} reactivated them {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.release': '{{actor}} released the claims {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.resend': '{{actor}} resent the invitation {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.reset_two_step': '{{actor}} reset two-step sign-in {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.revoke': '{{actor}} revoked the invitation {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.suspend': '{{actor}} suspended them {{ago}}.',
  /** History entry of a staff member. */
  'record.event.staffMember.claims_released': 'Claims released',
  /** History entry of a staff member. */
  'record.event.staffMember.expired': 'Invitation expired',
  /** History entry of a staff member. */
  'record.event.staffMember.invited': 'Invited',
  /** History entry of a staff member. */
  'record.event.staffMember.joined': 'Accepted the invitation',
  /** History entry of a staff member. */
  'record.event.staffMember.link_told': 'Invitation link shown',
  /** History entry of a staff member. */
  'record.event.staffMember.password_chosen': 'Chose a new password',
  /** History entry of a staff member. */
  'record.event.staffMember.reactivated': 'Reactivated',
  /** History entry of a staff member. */
  'record.event.staffMember.revoked': 'Invitation revoked',
  /** History entry of a staff member. */
  'record.event.staffMember.roles_changed': 'Roles changed',
  /** History entry of a staff member. */
  'record.event.staffMember.suspended': 'Suspended',
  /** History entry of a staff member. */
  'record.event.staffMember.two_step_reset': 'Two-step sign-in reset',
  /** History entry of a staff member. */
  'record.event.staffMember.undone': 'Decision undone',
  /** Number of staff members, in the question before a bulk action. */
  'records.staff_one': '{{number}} colleague',
  /** Number of staff members, in the question before a bulk action. */
  'records.staff_other': '{{number}} colleagues',
  /** Role. @same */
  'role.SuperAdmin': 'SuperAdmin',
  /** Role. */
  'role.admin': 'Administrator',
  /** Role. */
  'role.staff': 'Staff',
  /** Staff member status. */
  'status.active': 'Active',
  /** Staff member status. */
  'status.deactivated': 'Deactivated',
  /** Staff member status. */
  'status.expired': 'Invitation expired',
  /** Staff member status. */
  'status.invited': 'Invited',
  /** Staff member status. */
  'status.suspended': 'Suspended',
} as const
