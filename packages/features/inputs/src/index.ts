import { defineMessages } from '@console/core/i18n'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { inputPaths } from '@console/domain/input'
import { detailsMessages } from '@console/details/messages'
import { formMessages } from '@console/form/messages'
import { masterDetailMessages } from '@console/master-detail/messages'
import { marketplaceMessages } from '@console/marketplace/messages'

/** Inputs for sellers (specification 2): their definitions, and the inputs of each category. */
export const inputs = defineFeature({
  id: 'inputs',
  uses: [detailsMessages, formMessages, marketplaceMessages, masterDetailMessages],
  routes: [
    {
      ...operatorRoute(inputPaths.inputs, 'inputs.title', () =>
        import('./inputs/InputsScreen').then((m) => m.InputsScreen),
      ),
      placesFocus: true,
    },
    {
      ...operatorRoute(inputPaths.categoryInputs, 'category.title', () =>
        import('./category/CategorySettingScreen').then((m) => m.CategorySettingScreen),
      ),
      placesFocus: true,
    },
  ],
  messages: defineMessages('inputs', {
    en: () => import('./messages/en').then((m) => m.en),
    tr: () => import('./messages/tr').then((m) => m.tr),
    ar: () => import('./messages/ar').then((m) => m.ar),
  }),
})
