import { promoValues } from '@console/domain/promo-card'
import { defineForm } from '@console/form'

/** Form of a card. */
export const promoForm = defineForm(promoValues)
