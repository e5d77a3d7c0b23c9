/** The own forms of decisions about a listing: which plan it goes on with, and what of it is corrected. */
export const listingForms = {
  correct: () => import('../correct/CorrectForm').then((m) => m.CorrectForm),
  renew: () => import('./RenewForm').then((m) => m.RenewForm),
}

/** Of many, too. */
export const listingBulkForms = {
  renew: () => import('./RenewManyForm').then((m) => m.RenewManyForm),
}
