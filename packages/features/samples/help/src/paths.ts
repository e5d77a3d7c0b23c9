/** Specification 2, demo pages. An article has an address of its own below the knowledge base's. */
export const paths = {
  faq: '/pages/faq',
  knowledgeBase: '/pages/knowledge-base',
  article: '/pages/knowledge-base/:category/:articleId',
} as const

/**
 * The address of an article.
 * @param category the `path` of its category
 */
export function articlePath(category: string, articleId: string): string {
  return `${paths.knowledgeBase}/${encodeURIComponent(category)}/${encodeURIComponent(articleId)}`
}
