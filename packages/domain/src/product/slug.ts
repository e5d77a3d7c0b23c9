/** The word that stands for `{product}` in the specification's routes: what it is there is not shown (domain design D-1). */
export const productSlug = 'product'
