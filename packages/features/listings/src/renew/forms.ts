/** Custom forms of decisions on a listing: renewal and correction. */
export const listingForms = {
  correct: () => import('../correct/CorrectForm').then((m) => m.CorrectForm),
  renew: () => import('./RenewForm').then((m) => m.RenewForm),
}

/** Also for many. */
export const listingBulkForms = {
  renew: () => import('./RenewManyForm').then((m) => m.RenewManyForm),
}
