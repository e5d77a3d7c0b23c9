/** Specification 2, settings ("Business setting"). */
export const promoCardsPath = '/promocard'
