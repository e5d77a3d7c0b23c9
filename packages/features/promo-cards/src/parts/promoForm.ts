import { promoValues } from '@console/domain/promo-card'
import { defineForm } from '@console/form'

/** What is written of a card. */
export const promoForm = defineForm(promoValues)
