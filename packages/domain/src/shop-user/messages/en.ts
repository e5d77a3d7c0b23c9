declare module '@console/core/i18n' {
  interface MessageCatalogue {
    'shop-user': typeof en
  }
}

/** English messages for shop users (the source language). */
export const en = {
  /** Button or menu entry. */
  'action.block': 'Block',
  /** Button or menu entry. */
  'action.unblock': 'Unblock',
  /** Blocker: explains an unavailable action. */
  'blocker.note_missing': 'Enter a reason of 5 to 300 characters.',
  /** Blocker: explains an unavailable action. */
  'blocker.wrong_status': 'Not available in their current status.',
  /** Confirmation dialog, several shop users: consequence. */
  'decision.consequence.many.block':
    'They can’t sign in to the shop. Their orders aren’t affected.',
  /** Confirmation dialog, several shop users: consequence. */
  'decision.consequence.many.unblock': 'They can sign in to the shop again.',
  /** Confirmation dialog, one shop user: consequence. */
  'decision.consequence.one.block': 'They can’t sign in to the shop. Their orders aren’t affected.',
  /** Confirmation dialog, one shop user: consequence. */
  'decision.consequence.one.unblock': 'They can sign in to the shop again.',
  /** Label in the row of a shop user that was just decided. */
  'decision.decided.block': 'Blocked',
  /** Label in the row of a shop user that was just decided. */
  'decision.decided.unblock': 'Unblocked',
  /** Notice after the decision about {{name}}. */
  'decision.done.block': '{{name}} was blocked.',
  /** Notice after the decision about {{name}}. */
  'decision.done.unblock': '{{name}} can sign in again.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.block': '{{actor}} blocked them {{ago}}.',
  /** Conflict message: a colleague decided first. {{ago}} is such as “3 days ago”. */
  'decision.happened.unblock': '{{actor}} unblocked them {{ago}}.',
  /** History: revealed contact detail. */
  'reason.email': 'Email address',
  /** History: revealed contact detail. */
  'reason.phone': 'Phone number',
  /** History entry of a shop user. */
  'record.event.shopUser.blocked': 'Blocked',
  /** History entry of a shop user. */
  'record.event.shopUser.confirmed': 'Address confirmed',
  /** History entry of a shop user. */
  'record.event.shopUser.deleted': 'Deleted at their request',
  /** History entry of a shop user. */
  'record.event.shopUser.joined': 'Joined',
  /** History entry of a shop user. */
  'record.event.shopUser.revealed': 'Contact revealed',
  /** History entry of a shop user. */
  'record.event.shopUser.unblocked': 'Unblocked',
  /** History entry of a shop user. */
  'record.event.shopUser.undone': 'Decision undone',
  /** Number of shop users, in the question before a bulk action. */
  'records.shop-users_one': '{{number}} shop user',
  /** Number of shop users, in the question before a bulk action. */
  'records.shop-users_other': '{{number}} shop users',
  /** Shop user status. */
  'status.active': 'Active',
  /** Shop user status. */
  'status.blocked': 'Blocked',
  /** Shop user status. */
  'status.deleted': 'Deleted',
  /** Shop user status: email address not confirmed. */
  'status.unconfirmed': 'Unconfirmed',
} as const
