import {
  type ChatContact,
  Conversation,
  Prompt,
  type Team,
  useConversation,
} from '@console/team-chat'
import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ChatPanelProps } from './ChatPanel'

interface PanelConversationProps extends Pick<
  ChatPanelProps,
  'isOpen' | 'loadChat' | 'sendMessage'
> {
  team: Team
  contact: ChatContact | undefined
}

/** The selected contact's conversation. Not rendered while the panel is closed. */
export function PanelConversation({ team, isOpen, contact, ...calls }: PanelConversationProps) {
  const { t } = useTranslation('team-chat')
  const userId = team.user.id
  const conversation = useConversation({ userId, contactId: contact?.id ?? null, ...calls })

  if (!isOpen) return null
  if (!contact) return <Prompt icon={MessageCircle}>{t('prompt.select')}</Prompt>
  return <Conversation userId={userId} contact={contact} conversation={conversation} />
}
