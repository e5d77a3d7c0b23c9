/** The words of the staff and what can be decided about them, in English, their source. */
export const en = {
  /** What somebody may do, in a list. */
  'ability.afya_edit': 'Change medicines and their companies',
  /** What somebody may do, in a list. */
  'ability.afya_recall': 'Recall medicines and close recalls',
  /** What somebody may do, in a list. */
  'ability.agent_decide': 'Approve, reject and suspend agents',
  /** What somebody may do, in a list. */
  'ability.agent_review': 'Check what agents submit',
  /** What somebody may do, in a list. */
  'ability.business_decide': 'Approve, reject and suspend businesses',
  /** What somebody may do, in a list. */
  'ability.business_review': 'Check what businesses submit',
  /** What somebody may do, in a list. */
  'ability.category_edit': 'Change categories of products',
  /** What somebody may do, in a list. */
  'ability.check_waive': 'Pass over a check that failed',
  /** What somebody may do, in a list. */
  'ability.claim_takeOver': 'Take over what a colleague has claimed',
  /** What somebody may do, in a list. */
  'ability.commission_activate': 'Set rates of commission in force and end them',
  /** What somebody may do, in a list. */
  'ability.commission_adjust': 'Adjust commission by hand',
  /** What somebody may do, in a list. */
  'ability.commission_draft': 'Draft rates of commission',
  /** What somebody may do, in a list. */
  'ability.company_suspend': 'Suspend companies, which hides their medicines',
  /** What somebody may do, in a list. */
  'ability.info_edit': 'Change pages about the product',
  /** What somebody may do, in a list. */
  'ability.input_edit': 'Change what sellers are asked',
  /** What somebody may do, in a list. */
  'ability.listingCategory_edit': 'Change categories of the directory',
  /** What somebody may do, in a list. */
  'ability.listing_correct': 'Correct what listings say',
  /** What somebody may do, in a list. */
  'ability.listing_review': 'Approve and reject listings',
  /** What somebody may do, in a list. */
  'ability.listing_show': 'Pause, renew and archive listings',
  /** What somebody may do, in a list. */
  'ability.listing_suspend': 'Suspend listings',
  /** What somebody may do, in a list. */
  'ability.order_approve': 'Approve orders over the limit',
  /** What somebody may do, in a list. */
  'ability.order_cancel': 'Cancel orders',
  /** What somebody may do, in a list. */
  'ability.order_complete': 'Complete orders',
  /** What somebody may do, in a list. */
  'ability.order_create': 'Write orders by hand',
  /** What somebody may do, in a list. */
  'ability.order_progress': 'Confirm orders and send them out',
  /** What somebody may do, in a list. */
  'ability.order_refund': 'Refund orders',
  /** What somebody may do, in a list. */
  'ability.pii_reveal': 'Reveal telephone numbers and e-mail addresses, each time with a reason',
  /** What somebody may do, in a list. */
  'ability.plan_edit': 'Write and publish plans of the directory',
  /** What somebody may do, in a list. */
  'ability.product_feature': 'Feature products and services',
  /** What somebody may do, in a list. */
  'ability.product_review': 'Approve and reject products and services',
  /** What somebody may do, in a list. */
  'ability.product_suspend': 'Suspend products and services',
  /** What somebody may do, in a list. */
  'ability.promo_edit': 'Change promo cards',
  /** What somebody may do. */
  'ability.remark_write': 'Write remarks on records that colleagues see',
  /** What somebody may do, in a list. */
  'ability.return_decide': 'Grant and refuse returns',
  /** What somebody may do, in a list. */
  'ability.return_review': 'Check returns and propose what to grant',
  /** What somebody may do, in a list. */
  'ability.review_moderate': 'Publish and hide reviews',
  /** What somebody may do, in a list. */
  'ability.sale_dispute': 'Dispute payments at tills',
  /** What somebody may do, in a list. */
  'ability.sale_reconcile': 'Match payments with receipts',
  /** What somebody may do, in a list. */
  'ability.shopUser_block': 'Block who shops, and let them in again',
  /** What somebody may do, in a list. */
  'ability.shop_edit': 'Change the settings of the shop',
  /** What somebody may do, in a list. */
  'ability.staff_manage': 'Invite colleagues, change their roles, suspend them',
  /** What somebody may do, in a list. */
  'ability.voucher_approve': 'Approve payments of commission that others prepared',
  /** What somebody may do, in a list. */
  'ability.voucher_pay': 'Pay commission',
  /** What somebody may do, in a list. */
  'ability.voucher_prepare': 'Prepare payments of commission',
  /** Button or entry of a menu. */
  'action.change_roles': 'Change roles…',
  /** Button or entry of a menu. */
  'action.reactivate': 'Let in again',
  /** Button or entry of a menu. */
  'action.release': 'Release their claims',
  /** Button or entry of a menu. */
  'action.resend': 'Send the invitation again',
  /** Button or entry of a menu. */
  'action.reset_two_step': 'Reset two-step sign-in',
  /** Button or entry of a menu. */
  'action.revoke': 'Take the invitation back',
  /** Button or entry of a menu. */
  'action.suspend': 'Suspend',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.change_roles': 'It takes effect at once; unsaved work is kept.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.reactivate': 'They can sign in again, with the roles they had.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.release': 'Others can claim what they have claimed.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.resend': 'New links are mailed; those before them end.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.reset_two_step':
    'Their passwords alone let them in until they set it up anew.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.revoke': 'The mailed links end. They can be invited again.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.suspend': 'They are signed out at once and cannot sign in.',
  /** Before a decision: what happens. */
  'decision.consequence.one.change_roles': 'It takes effect at once; unsaved work is kept.',
  /** Before a decision: what happens. */
  'decision.consequence.one.reactivate': 'They can sign in again, with the roles they had.',
  /** Before a decision: what happens. */
  'decision.consequence.one.release':
    'Others can claim what they have claimed. So many records: {{claims}}.',
  /** Before a decision: what happens. */
  'decision.consequence.one.resend': 'A new link is mailed; the one before it ends.',
  /** Before a decision: what happens. */
  'decision.consequence.one.reset_two_step':
    'Their password alone lets them in until they set it up anew. Ask them first whether they have lost their device.',
  /** Before a decision: what happens. */
  'decision.consequence.one.revoke': 'The mailed link ends. They can be invited again.',
  /** Before a decision: what happens. */
  'decision.consequence.one.suspend':
    'They are signed out at once and cannot sign in. Claims they have: {{claims}}; they stay until they end or are released.',
  /** In the row of what the reader has just decided. */
  'decision.decided.change_roles': 'Roles changed',
  /** In the row of what the reader has just decided. */
  'decision.decided.reactivate': 'Let in again',
  /** In the row of what the reader has just decided. */
  'decision.decided.release': 'Released',
  /** In the row of what the reader has just decided. */
  'decision.decided.resend': 'Sent again',
  /** In the row of what the reader has just decided. */
  'decision.decided.reset_two_step': 'Reset',
  /** In the row of what the reader has just decided. */
  'decision.decided.revoke': 'Taken back',
  /** In the row of what the reader has just decided. */
  'decision.decided.suspend': 'Suspended',
  /** Notice: what was done. */
  'decision.done.change_roles': 'The roles of {{name}} were changed.',
  /** Notice: what was done. */
  'decision.done.reactivate': '{{name}} can sign in again.',
  /** Notice: what was done. */
  'decision.done.release': 'The claims of {{name}} were released.',
  /** Notice: what was done. */
  'decision.done.resend': '{{name}} was invited again.',
  /** Notice: what was done. */
  'decision.done.reset_two_step': 'Two-step sign-in of {{name}} was reset.',
  /** Notice: what was done. */
  'decision.done.revoke': 'The invitation of {{name}} was taken back.',
  /** Notice: what was done. */
  'decision.done.suspend': '{{name}} was suspended.',
  /** Who decided first. */
  'decision.happened.change_roles': '{{actor}} changed the roles {{ago}}.',
  /** Who decided first. */
  'decision.happened.reactivate': '{{actor}} let them in again {{ago}}.',
  /** Who decided first. */
  'decision.happened.release': '{{actor}} released the claims {{ago}}.',
  /** Who decided first. */
  'decision.happened.resend': '{{actor}} sent the invitation again {{ago}}.',
  /** Who decided first. */
  'decision.happened.reset_two_step': '{{actor}} reset two-step sign-in {{ago}}.',
  /** Who decided first. */
  'decision.happened.revoke': '{{actor}} took the invitation back {{ago}}.',
  /** Who decided first. */
  'decision.happened.suspend': '{{actor}} suspended them {{ago}}.',
  /** Why a button cannot be pressed. */
  'hindrance.last_super_admin':
    'This is the last SuperAdmin who can sign in: somebody has to be left.',
  /** Why a button cannot be pressed. */
  'hindrance.no_claims': 'They have claimed nothing.',
  /** Why a button cannot be pressed. */
  'hindrance.no_two_step': 'They have not set up two-step sign-in.',
  /** Why a button cannot be pressed. */
  'hindrance.note_missing': 'Say why, in 5 to 300 characters.',
  /** Why a button cannot be pressed. */
  'hindrance.own_account': 'Nobody does this with their own account: ask a colleague.',
  /** Why a button cannot be pressed. */
  'hindrance.roles_missing': 'Choose at least one role.',
  /** Why a button cannot be pressed. */
  'hindrance.roles_same': 'These are the roles they have.',
  /** Why a button cannot be pressed. */
  'hindrance.super_admin_given': 'Only a SuperAdmin gives the role SuperAdmin.',
  /** Why a button cannot be pressed. */
  'hindrance.super_admin_only': 'Only a SuperAdmin does this with a SuperAdmin.',
  /** Why a button cannot be pressed. */
  'hindrance.wrong_status': 'Their present status does not allow this.',
  /** In the history. */
  'record.event.staffMember.claims_released': 'Claims released',
  /** In the history. */
  'record.event.staffMember.expired': 'The invitation expired',
  /** In the history. */
  'record.event.staffMember.invited': 'Invited',
  /** In the history. */
  'record.event.staffMember.joined': 'Accepted the invitation',
  /** In the history. */
  'record.event.staffMember.link_told': 'Invitation link shown',
  /** In the history. */
  'record.event.staffMember.password_chosen': 'Chose a new password',
  /** In the history. */
  'record.event.staffMember.reactivated': 'Let in again',
  /** In the history. */
  'record.event.staffMember.revoked': 'Invitation taken back',
  /** In the history. */
  'record.event.staffMember.roles_changed': 'Roles changed',
  /** In the history. */
  'record.event.staffMember.suspended': 'Suspended',
  /** In the history. */
  'record.event.staffMember.two_step_reset': 'Two-step sign-in reset',
  /** In the history. */
  'record.event.staffMember.undone': 'Decision taken back',
  /** In the question about many: so many people. */
  'records.staff_one': '{{number}} colleague',
  /** In the question about many: so many people. */
  'records.staff_other': '{{number}} colleagues',
  /** A role. @same */
  'role.SuperAdmin': 'SuperAdmin',
  /** A role. */
  'role.admin': 'Administrator',
  /** A role. */
  'role.staff': 'Staff',
  /** Where somebody of the staff stands. */
  'status.active': 'Active',
  /** Where somebody of the staff stands. */
  'status.deactivated': 'Not let in',
  /** Where somebody of the staff stands. */
  'status.expired': 'Invitation expired',
  /** Where somebody of the staff stands. */
  'status.invited': 'Invited',
  /** Where somebody of the staff stands. */
  'status.suspended': 'Suspended',
} as const
