import { useSend } from '@console/core/api'
import { useNameInTitle } from '@console/core/routes'
import { ForeignHtml, Heading, Link, SkeletonText, StatePanel, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, matchPath } from 'react-router-dom'
import styled from 'styled-components'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { knowledgeBaseQuery } from '../api'
import type { Article, KnowledgeCategory } from '../contract'
import { articlePath, paths } from '../paths'

/** An article of the knowledge base, with the others of its category beside it. */
export function ArticleScreen() {
  const { t } = useTranslation('help')
  const read = knowledgeBaseQuery(useSend())
  const query = useQuery(read)
  const { pathname } = useLocation()
  return (
    <>
      <QueryBoundary query={query} headingLevel={1} skeleton={<SkeletonText lines={12} />}>
        {(categories) => {
          const found = articleAt(categories, pathname)
          return found ? (
            <ArticleView {...found} />
          ) : (
            <StatePanel
              kind="empty"
              headingLevel={1}
              title={t('article.unknown.title')}
              actions={<Link href={paths.knowledgeBase}>{t('knowledgeBase.title')}</Link>}
            >
              {t('article.unknown.message')}
            </StatePanel>
          )
        }}
      </QueryBoundary>
      <SkippedItems of={read.queryKey} />
    </>
  )
}

function ArticleView({ category, article }: { category: KnowledgeCategory; article: Article }) {
  const { t } = useTranslation('help')
  useNameInTitle(article.title)
  const others = category.featuredArticles.filter(({ id }) => id !== article.id)
  return (
    <Root>
      <article>
        <Link variant="alone" href={paths.knowledgeBase}>
          <ChevronLeft data-mirrored aria-hidden />
          {t('knowledgeBase.title')}
        </Link>
        <Heading level={1}>
          <bdi>{article.title}</bdi>
        </Heading>
        <ForeignHtml html={article.content} />
      </article>
      {others.length > 0 ? (
        <aside>
          <Heading level={2} size="lg">
            {t('article.others', { category: category.title })}
          </Heading>
          <ul>
            {others.map(({ id, title }) => (
              <li key={id}>
                <Link variant="alone" href={articlePath(category.path, id)}>
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </aside>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.space[6]};
  max-inline-size: 1120px;

  > article {
    display: grid;
    flex: 1 1 420px;
    gap: ${theme.space[4]};
    min-inline-size: 0;
  }
  > aside {
    flex: 0 1 280px;
  }
  ul {
    padding: 0;
    list-style: none;
  }
`

/** Article of an address, with its category; undefined if there is none. */
function articleAt(
  categories: readonly KnowledgeCategory[],
  pathname: string,
): { category: KnowledgeCategory; article: Article } | undefined {
  const asked = matchPath(paths.article, pathname)?.params
  const category = categories.find(({ path }) => path === asked?.category)
  const article = category?.featuredArticles.find(({ id }) => id === asked?.articleId)
  return category && article && { category, article }
}
