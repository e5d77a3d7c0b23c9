import { matchPath } from 'react-router-dom'
import type { Article, KnowledgeCategory } from '../contract'
import { paths } from '../paths'

/** Article of an address, with its category; undefined if there is none. */
export function articleAt(
  categories: readonly KnowledgeCategory[],
  pathname: string,
): { category: KnowledgeCategory; article: Article } | undefined {
  const asked = matchPath(paths.article, pathname)?.params
  const category = categories.find(({ path }) => path === asked?.category)
  const article = category?.featuredArticles.find(({ id }) => id === asked?.articleId)
  return category && article && { category, article }
}
