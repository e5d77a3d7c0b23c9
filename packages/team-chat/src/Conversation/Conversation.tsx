import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatContact } from '../contract'
import { MessageField } from './MessageField'
import { ConversationSkeleton } from './ConversationSkeleton'
import { FailurePanel } from './FailurePanel'
import { MessageLog } from './MessageLog'
import { SkippedMessages } from './SkippedMessages'
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
