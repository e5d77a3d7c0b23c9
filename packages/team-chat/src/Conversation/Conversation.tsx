import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonBlock, theme, SkippedBanner } from '@console/ui'
import styled from 'styled-components'
import { useFormats } from '@console/core/i18n'
import { useSkipped } from '@console/core/skipped'
import type { QueryKey } from '@tanstack/react-query'
import type { ChatContact } from '../contract'
import { MessageField } from './MessageField'
import { FailurePanel } from './FailurePanel'
import { MessageLog } from './MessageLog'
import type { ConversationOf } from './useConversation'
import { chatKey } from './useTeam'

interface ConversationProps {
  userId: string
  contact: ChatContact
  conversation: ConversationOf
}

/**
 * Messages between the user and a contact, and the field for a new one; or the reason why they cannot be
 * read.
 */
export function Conversation({
  userId,
  contact,
  conversation: { snapshot, outgoing, readAgain, write, sendAgain },
}: ConversationProps) {
  const { t } = useTranslation('team-chat')
  const log = useRef<HTMLDivElement>(null)
  const { chat, error } = snapshot.context

  if (snapshot.matches('failed'))
    return (
      <FailurePanel title={t('chat.failed.title')} error={error} onRetry={readAgain}>
        {t('chat.failed.message')}
      </FailurePanel>
    )
  if (!chat) return <ConversationSkeleton />
  return (
    <>
      <MessageLog
        ref={log}
        userId={userId}
        contact={contact}
        dialog={chat.dialog}
        outgoing={outgoing.filter(({ contactId }) => contactId === contact.id)}
        onRetry={sendAgain}
      />
      <SkippedMessages of={chatKey(contact.id)} />
      <MessageField
        key={contact.id}
        contactId={contact.id}
        name={contact.name}
        onSend={(text) => {
          write(text)
          // The log starts at the newest message.
          log.current?.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}

/** Widths of short messages of both sides. */
const widths = [180, 140, 200, 120, 160] as const

/** Placeholder of a loading chat. */
function ConversationSkeleton() {
  return (
    <Root aria-busy>
      {widths.map((width) => (
        <SkeletonBlock key={width} blockSize={36} inlineSize={width} />
      ))}
    </Root>
  )
}

/** Reports rows of the team or of a chat that were skipped; nothing if there are none. */
export function SkippedMessages({ of }: { of: QueryKey }) {
  const { t } = useTranslation('team-chat')
  const formats = useFormats()
  const unread = useSkipped(of)
  if (!unread) return null
  const { count, total, why, requestId } = unread
  return (
    <SkippedBanner
      why={why}
      requestId={
        requestId === null ? undefined : { label: t('failure.requestId'), value: requestId }
      }
    >
      {t('unread', { number: formats.number(count), total: formats.number(total) })}
    </SkippedBanner>
  )
}

const Root = styled.div`
  display: grid;
  flex: 1;
  align-content: end;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};

  & > :nth-child(3n) {
    justify-self: end;
  }
`
