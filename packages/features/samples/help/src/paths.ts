/** Specification 2, demo pages. An article's address is below the knowledge base's. */
export const paths = {
  faq: '/pages/faq',
  knowledgeBase: '/pages/knowledge-base',
  article: '/pages/knowledge-base/:category/:articleId',
} as const

/**
 * Address of an article.
 * @param category `path` of its category
 */
export function articlePath(category: string, articleId: string): string {
  return `${paths.knowledgeBase}/${encodeURIComponent(category)}/${encodeURIComponent(articleId)}`
}
