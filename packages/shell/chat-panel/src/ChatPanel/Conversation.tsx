import { MessageCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChatContact } from '../contract'
import type { ChatPanelProps } from './ChatPanel'
import { Composer } from './Composer'
import { ConversationSkeleton } from './ConversationSkeleton'
import { FailurePanel } from './FailurePanel'
import { MessageLog } from './MessageLog'
import { Prompt } from './Prompt'
import { useConversation } from './useConversation'
import type { Team } from './useTeam'

interface ConversationProps extends Pick<ChatPanelProps, 'isOpen' | 'loadChat' | 'sendMessage'> {
  team: Team
  contact: ChatContact | undefined
}

/** The selected contact's conversation. It stays mounted while the panel is closed, so that what was written goes on its way. */
export function Conversation({ team, isOpen, contact, ...calls }: ConversationProps) {
  const { t } = useTranslation('chat-panel')
  const userId = team.user.id
  const { snapshot, converse } = useConversation({
    userId,
    contactId: contact?.id ?? null,
    ...calls,
  })
  const [drafts] = useState(() => new Map<string, string>())
  const log = useRef<HTMLDivElement>(null)
  const { chat, error, outbox } = snapshot.context

  if (!isOpen) return null
  if (!contact) return <Prompt icon={MessageCircle}>{t('prompt.select')}</Prompt>
  if (snapshot.matches({ chat: 'failed' }))
    return (
      <FailurePanel
        title={t('chat.failed.title')}
        error={error}
        onRetry={() => converse({ type: 'chat.retry' })}
      >
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
        outgoing={outbox.filter(({ contactId }) => contactId === contact.id)}
        onRetry={(key) => converse({ type: 'message.retry', key })}
      />
      <Composer
        key={contact.id}
        contactId={contact.id}
        name={contact.name}
        drafts={drafts}
        onSend={(text) => {
          converse({ type: 'message.send', text })
          // The newest is where the log begins.
          log.current?.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}
