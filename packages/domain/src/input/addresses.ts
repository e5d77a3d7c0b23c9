/** Specification 2, application settings: what sellers can be asked, and what is asked in each category. */
export const inputPaths = {
  inputs: '/inputs-setting',
  categoryInputs: '/category-setting',
} as const

/** Where an input is defined. */
export const toInput = (inputId: string) => `${inputPaths.inputs}?selected=${inputId}`

/** Where it is said what a category asks. @param kind whose category it is; default: of products */
export const toCategoryInputs = (categoryId: string, kind?: string) =>
  `${inputPaths.categoryInputs}?${kind ? `kind=${kind}&` : ''}selected=${encodeURIComponent(categoryId)}`

/** Where an input is asked in many categories at once. @param kind whose categories */
export const toApplyInput = (inputId: string, kind: string) =>
  `${inputPaths.categoryInputs}?kind=${kind}&apply=${encodeURIComponent(inputId)}`
