import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { Avatar, Card, SkeletonText, StatePanel, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { timelineQuery } from '../api'
import type { Timeline } from '../contract'
import { PostCard } from './PostCard'

/** Posts, newest first, with activities beside them. */
export function TimelineTab() {
  const { t } = useTranslation('profile')
  const read = timelineQuery(useSend())
  const query = useQuery(read)
  return (
    <>
      <QueryBoundary query={query} skeleton={<SkeletonText lines={10} />}>
        {({ posts, activities }) => (
          <Root>
            <Posts>
              {posts.length === 0 ? (
                <StatePanel kind="empty" title={t('timeline.empty.title')}>
                  {t('timeline.empty.message')}
                </StatePanel>
              ) : (
                posts.map((post) => <PostCard key={post.id} post={post} />)
              )}
            </Posts>
            {activities.length > 0 ? <Activities activities={activities} /> : null}
          </Root>
        )}
      </QueryBoundary>
      <SkippedItems of={read.queryKey} />
    </>
  )
}

function Activities({ activities }: Pick<Timeline, 'activities'>) {
  const { t } = useTranslation('profile')
  const formats = useFormats()
  return (
    <aside>
      <Card heading={t('timeline.activities')}>
        <List>
          {activities.map(({ id, user, message, time }) => (
            <li key={id}>
              <Avatar name={user.name} seed={user.id} src={user.avatar || undefined} size={24} />
              <div>
                <Text as="p" dir="auto">
                  <bdi>{user.name}</bdi> {message}
                </Text>
                <Text as="div" size="xs" tone="muted">
                  <time dateTime={time}>{formats.dateTime(new Date(time))}</time>
                </Text>
              </div>
            </li>
          ))}
        </List>
      </Card>
    </aside>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.space[4]};

  > aside {
    flex: 1 1 280px;
  }
`

const Posts = styled.div`
  display: grid;
  flex: 999 1 min(480px, 100%);
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-inline-size: 0;
`

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: start;
    gap: ${theme.space[3]};
  }
  div {
    min-inline-size: 0;
  }
`
