import type { Registration } from '@console/domain/registration'
import { theme } from '@console/ui'
import { MessageCircleMore } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Changes requested by a reviewer, by pointers into the registration. */
export type Asked = Registration['asked']

/** Description of a field: the requested change, followed by the usual text. */
export function askedAt(asked: Asked, pointer: string, always?: string): ReactNode {
  const messages = asked.filter((each) => each.pointer === pointer)
  if (messages.length === 0) return always
  return (
    <>
      {messages.map(({ message }) => (
        <Message key={message}>
          <MessageCircleMore size={16} aria-hidden />
          <bdi>{message}</bdi>
        </Message>
      ))}
      {always}
    </>
  )
}

const Message = styled.span`
  display: flex;
  gap: ${theme.space[2]};
  align-items: start;
  margin-block-end: ${theme.space[1]};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warningSoft};
  color: ${theme.color.text};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-block-start: 2px;
  }
`
