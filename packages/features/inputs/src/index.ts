import { defineWords } from '@console/core/i18n'
import { defineFeature, operatorRoute } from '@console/core/routes'
import { inputPaths } from '@console/domain/input'
import { factsWords } from '@console/facts/words'
import { formWords } from '@console/form/words'
import { masterDetailWords } from '@console/master-detail/words'
import { marketplaceWords } from '@console/marketplace/words'

/** Inputs for sellers (specification 2): their definitions, and the inputs of each category. */
export const inputs = defineFeature({
  id: 'inputs',
  uses: [factsWords, formWords, marketplaceWords, masterDetailWords],
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
  words: defineWords('inputs', {
    en: () => import('./words/en').then((m) => m.en),
    tr: () => import('./words/tr').then((m) => m.tr),
    ar: () => import('./words/ar').then((m) => m.ar),
  }),
})
