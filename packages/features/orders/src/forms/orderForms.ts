/** Custom forms of actions on an order, each loaded on demand. */
export const orderForms = {
  dispatch_part: () => import('./dispatch/DispatchPartForm').then((m) => m.DispatchPartForm),
  deliver: () => import('./DeliverForm').then((m) => m.DeliverForm),
  fail_delivery: () => import('./FailDeliveryForm').then((m) => m.FailDeliveryForm),
  cancel: () => import('./cancel/CancelForm').then((m) => m.CancelForm),
  cancel_rest: () => import('./cancel/CancelForm').then((m) => m.CancelRestForm),
  refund: () => import('./RefundForm').then((m) => m.RefundForm),
} as const

/** Custom forms of bulk actions. */
export const orderBulkForms = {
  dispatch: () => import('./dispatch/DispatchManyForm').then((m) => m.DispatchManyForm),
  cancel: () => import('./cancel/CancelManyForm').then((m) => m.CancelManyForm),
} as const
