/** Value of `{product}` in the specification's routes, where it is redacted. One constant, so that route, link and navigation agree. */
export const productSlug = 'product'
