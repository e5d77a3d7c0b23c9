import { useFormats } from '@console/core/i18n'
import { Avatar, Text, theme } from '@console/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Person, Post } from '../contract'

/** A post: text, attachments and comments. */
export function PostCard({ post }: { post: Post }) {
  const { t } = useTranslation('profile')
  const formats = useFormats()
  const authorId = useId()
  const { user, message, time, media, article, likes, shares, comments } = post
  const counted = (key: 'likes' | 'shares' | 'comments', count: number) =>
    t(`timeline.${key}`, { count, number: formats.number(count) })
  return (
    <Root aria-labelledby={authorId}>
      <Remark by={user} time={time} size={40} authorId={authorId}>
        {message}
      </Remark>
      {media ? (
        <img src={media.url} alt={media.alt} width={640} height={480} loading="lazy" />
      ) : null}
      {article ? (
        <Article>
          <Text as="p" weight="semibold" dir="auto">
            {article.title}
          </Text>
          <Text as="p" size="sm" tone="muted" dir="auto">
            {article.subtitle}
          </Text>
          <Text as="p" dir="auto">
            {article.excerpt}
          </Text>
        </Article>
      ) : null}
      <Counts>
        {likes > 0 ? <span>{counted('likes', likes)}</span> : null}
        {shares > 0 ? <span>{counted('shares', shares)}</span> : null}
      </Counts>
      {comments.length > 0 ? (
        <details open={comments.length < 4}>
          <summary>{counted('comments', comments.length)}</summary>
          <ol>
            {comments.map((comment) => (
              <li key={comment.id}>
                <Remark by={comment.user} time={comment.time} size={24}>
                  {comment.message}
                </Remark>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </Root>
  )
}

interface RemarkProps {
  by: Person
  time: string
  size: 24 | 40
  /** Id of the element with the author's name, which labels the post. */
  authorId?: string
  children: string
}

/** Author, time and text of a post or comment. */
function Remark({ by, time, size, authorId, children }: RemarkProps) {
  const formats = useFormats()
  return (
    <Line>
      <Avatar name={by.name} seed={by.id} src={by.avatar || undefined} size={size} />
      <div>
        <Text as="p">
          <Text id={authorId} weight="semibold">
            <bdi>{by.name}</bdi>
          </Text>{' '}
          <Text size="xs" tone="muted">
            <time dateTime={time}>{formats.dateTime(new Date(time))}</time>
          </Text>
        </Text>
        <Text as="p" dir="auto">
          {children}
        </Text>
      </div>
    </Line>
  )
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  > img {
    inline-size: 100%;
    block-size: auto;
    max-block-size: 360px;
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
  summary {
    inline-size: fit-content;
    min-block-size: ${theme.size.target};
    padding-block: ${theme.space[1]};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.sm};
    cursor: pointer;
  }
  ol {
    display: grid;
    gap: ${theme.space[3]};
    padding: ${theme.space[2]} 0 0;
    list-style: none;
  }
`

const Line = styled.div`
  display: flex;
  align-items: start;
  gap: ${theme.space[3]};

  > div {
    min-inline-size: 0;
  }
`

const Article = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.accent};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceHover};
`

const Counts = styled.p`
  display: flex;
  gap: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};

  &:empty {
    display: none;
  }
`
