import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import {
  Card,
  fingerReach,
  Heading,
  Link,
  SkeletonText,
  StatePanel,
  Text,
  theme,
} from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { knowledgeBaseQuery } from '../api'
import type { KnowledgeCategory } from '../contract'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { articlePath } from '../paths'

/** /pages/knowledge-base (specification 2): each category with its number of articles, and a selection of them. */
export function KnowledgeBaseScreen() {
  const { t } = useTranslation('help')
  const read = knowledgeBaseQuery(useSend())
  const query = useQuery(read)
  return (
    <Root>
      <Heading level={1}>{t('knowledgeBase.title')}</Heading>
      <QueryBoundary query={query} skeleton={<SkeletonText lines={10} />}>
        {(categories) =>
          categories.length === 0 ? (
            <StatePanel kind="empty" title={t('knowledgeBase.empty.title')}>
              {t('knowledgeBase.empty.message')}
            </StatePanel>
          ) : (
            <Categories>
              {categories.map((category) => (
                <Category key={category.id} category={category} />
              ))}
            </Categories>
          )
        }
      </QueryBoundary>
      <SkippedItems of={read.queryKey} />
    </Root>
  )
}

function Category({
  category: { title, path, articlesCount, featuredArticles },
}: {
  category: KnowledgeCategory
}) {
  const { t } = useTranslation('help')
  const formats = useFormats()
  return (
    <Card heading={<bdi>{title}</bdi>}>
      <Text tone="muted" size="sm">
        {t('knowledgeBase.count', {
          count: articlesCount,
          number: formats.number(articlesCount),
        })}
      </Text>
      <Articles>
        {featuredArticles.map((article) => (
          <li key={article.id}>
            <BookOpen size={16} aria-hidden />
            <Link variant="quiet" href={articlePath(path, article.id)}>
              <bdi>{article.title}</bdi>
            </Link>
          </li>
        ))}
      </Articles>
    </Card>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  max-inline-size: 1120px;
`

const Categories = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 360px), 1fr));
  gap: ${theme.space[4]};
`

const Articles = styled.ul`
  margin-block-start: ${theme.space[3]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-block-size: ${theme.size.target};
  }
  a {
    ${fingerReach}
  }
  svg {
    flex: none;
    color: ${theme.color.textMuted};
  }
`
