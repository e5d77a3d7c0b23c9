/** The own form of renewing: which plan the listing goes on with. */
export const listingForms = {
  renew: () => import('./RenewForm').then((m) => m.RenewForm),
}

/** Of many, too. */
export const listingBulkForms = {
  renew: () => import('./RenewManyForm').then((m) => m.RenewManyForm),
}
