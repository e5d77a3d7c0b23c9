/** The words of who shops and what can be decided about them, in English, their source. */
export const en = {
  /** Button or entry of a menu. */
  'action.block': 'Block',
  /** Button or entry of a menu. */
  'action.unblock': 'Let in again',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.block':
    'They cannot sign in to the shop. Their orders go on as they are.',
  /** Before a decision about many: what happens. */
  'decision.consequence.many.unblock': 'They can sign in to the shop again.',
  /** Before a decision: what happens. */
  'decision.consequence.one.block':
    'They cannot sign in to the shop. Their orders go on as they are.',
  /** Before a decision: what happens. */
  'decision.consequence.one.unblock': 'They can sign in to the shop again.',
  /** In the row of what the reader has just decided. */
  'decision.decided.block': 'Blocked',
  /** In the row of what the reader has just decided. */
  'decision.decided.unblock': 'Let in again',
  /** Notice: what was done. */
  'decision.done.block': '{{name}} was blocked.',
  /** Notice: what was done. */
  'decision.done.unblock': '{{name}} can sign in again.',
  /** Who decided first. */
  'decision.happened.block': '{{actor}} blocked them {{ago}}.',
  /** Who decided first. */
  'decision.happened.unblock': '{{actor}} let them in again {{ago}}.',
  /** Why a button cannot be pressed. */
  'hindrance.note_missing': 'Say why, in 5 to 300 characters.',
  /** Why a button cannot be pressed. */
  'hindrance.wrong_status': 'Their present status does not allow this.',
  /** In the history: what was revealed. */
  'reason.email': 'E-mail address',
  /** In the history: what was revealed. */
  'reason.phone': 'Telephone number',
  /** In the history. */
  'record.event.shopUser.blocked': 'Blocked',
  /** In the history. */
  'record.event.shopUser.confirmed': 'Address confirmed',
  /** In the history. */
  'record.event.shopUser.deleted': 'Deleted at their wish',
  /** In the history. */
  'record.event.shopUser.joined': 'Joined',
  /** In the history. */
  'record.event.shopUser.revealed': 'Contact revealed',
  /** In the history. */
  'record.event.shopUser.unblocked': 'Let in again',
  /** In the history. */
  'record.event.shopUser.undone': 'Decision taken back',
  /** In the question about many: so many people. */
  'records.shop-users_one': '{{number}} shop user',
  /** In the question about many: so many people. */
  'records.shop-users_other': '{{number}} shop users',
  /** Whether somebody can sign in to the shop. */
  'status.active': 'Active',
  /** Whether somebody can sign in to the shop. */
  'status.blocked': 'Blocked',
  /** Whether somebody can sign in to the shop. */
  'status.deleted': 'Deleted',
  /** Whether somebody can sign in to the shop: their address is not known to be theirs. */
  'status.unconfirmed': 'Not confirmed',
} as const
