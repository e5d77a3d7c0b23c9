/** Specification 2, application settings: the inputs of sellers, and their assignment to categories. */
export const inputPaths = {
  inputs: '/inputs-setting',
  categoryInputs: '/category-setting',
} as const

/** Definition of an input. */
export const toInput = (inputId: string) => `${inputPaths.inputs}?selected=${inputId}`

/** Inputs of a category. @param kind tree of the category; default: products */
export const toCategoryInputs = (categoryId: string, kind?: string) =>
  `${inputPaths.categoryInputs}?${kind ? `kind=${kind}&` : ''}selected=${encodeURIComponent(categoryId)}`

/** Screen that applies an input to many categories. @param kind tree of the categories */
export const toApplyInput = (inputId: string, kind: string) =>
  `${inputPaths.categoryInputs}?kind=${kind}&apply=${encodeURIComponent(inputId)}`
