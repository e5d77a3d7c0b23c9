/** The own forms of what is decided about one order, each fetched when it is wanted. */
export const orderForms = {
  dispatch_part: () => import('./dispatch/DispatchPartForm').then((m) => m.DispatchPartForm),
  deliver: () => import('./DeliverForm').then((m) => m.DeliverForm),
  fail_delivery: () => import('./FailDeliveryForm').then((m) => m.FailDeliveryForm),
  cancel: () => import('./cancel/CancelForm').then((m) => m.CancelForm),
  cancel_rest: () => import('./cancel/CancelForm').then((m) => m.CancelRestForm),
  refund: () => import('./RefundForm').then((m) => m.RefundForm),
} as const

/** Those of what is decided about many. */
export const orderBulkForms = {
  dispatch: () => import('./dispatch/DispatchManyForm').then((m) => m.DispatchManyForm),
  cancel: () => import('./cancel/CancelManyForm').then((m) => m.CancelManyForm),
} as const
