/** The word that stands for `{product}` in the specification's routes: the document blacks it out. One constant, so that route, link and navigation agree. */
export const productSlug = 'product'
