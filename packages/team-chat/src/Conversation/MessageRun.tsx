import type { Formats } from '@console/core/i18n'
import { Avatar, Text, theme, VisuallyHidden } from '@console/ui'
import { memo } from 'react'
import styled from 'styled-components'
import type { ChatContact } from '../contract'
import { Bubble } from './Bubble'
import type { Run } from './groupMessages'

interface MessageRunProps {
  run: Run
  contact: ChatContact
  isMine: boolean
  /** Name of the author, for screen readers. */
  author: string
  formats: Formats
}

/**
 * A run of messages: bubbles, the contact's picture beside the last, and its time below. There may be thousands, so they
 * receive texts and formats as props instead of using hooks.
 */
export const MessageRun = memo(
  function MessageRun({ run: { messages }, contact, isMine, author, formats }: MessageRunProps) {
    const last = messages.at(-1)
    return (
      <Root data-mine={isMine || undefined}>
        <VisuallyHidden>{author}</VisuallyHidden>
        {messages.map(({ message }, place) => (
          // Messages have no id, and are only appended.
          <Bubble key={place} isMine={isMine}>
            {message}
          </Bubble>
        ))}
        {isMine ? null : (
          <Picture>
            <Avatar
              name={contact.name}
              seed={contact.id}
              src={contact.avatar || undefined}
              size={24}
            />
          </Picture>
        )}
        {last ? (
          <Text as="div" size="xs" tone="muted">
            <time dateTime={last.time.toISOString()}>{formats.time(last.time)}</time>
          </Text>
        ) : null}
      </Root>
    )
  },
  // Grouping creates new runs on every message; their content stays the same.
  (before, after) =>
    before.author === after.author &&
    before.formats === after.formats &&
    before.contact === after.contact &&
    before.run.messages.length === after.run.messages.length &&
    before.run.messages.every((message, place) => message === after.run.messages[place]),
)

/* Content far out of view costs neither layout nor paint, however long the history. */
const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 2px;
  margin-block-end: ${theme.space[3]};
  padding-inline: 32px ${theme.space[6]};
  content-visibility: auto;
  contain-intrinsic-size: auto 96px;

  &[data-mine] {
    justify-items: end;
    padding-inline: ${theme.space[10]} 0;
  }
`

const Picture = styled.span`
  position: absolute;
  inset-block-end: 20px;
  inset-inline-start: 0;
  display: grid;
`
