import { Heading, StatePanel, Text, theme } from '@console/ui'
import {
  FailurePanel,
  PresenceMark,
  teamKey,
  type TeamQuery,
  SkippedMessages,
  type ChatContact,
  Conversation,
  Prompt,
  type Team,
  useConversation,
} from '@console/team-chat'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { MessageCircle } from 'lucide-react'
import type { ChatPanelProps } from './ChatPanel'

interface MessageAreaProps extends Pick<
  ChatPanelProps,
  'isOpen' | 'contactId' | 'loadChat' | 'sendMessage'
> {
  team: TeamQuery
}

/**
 * Message area beside the contacts: the current contact, and the conversation, or the reason why
 * there is none.
 */
export function MessageArea({ team, isOpen, contactId, ...calls }: MessageAreaProps) {
  const { t } = useTranslation('team-chat')
  const contact = team.data?.contacts.find(({ id }) => id === contactId)
  return (
    <Root>
      <Header>
        <Heading level={2} size="lg">
          {t('panel.title')}
        </Heading>
        {contact ? (
          <Contact>
            <Text size="sm" isTruncated dir="auto">
              {contact.name}
            </Text>
            <PresenceMark presence={contact.status} />
            <Presence>{t(`presence.${contact.status}`)}</Presence>
          </Contact>
        ) : null}
      </Header>
      <SkippedMessages of={teamKey} />
      {team.data && team.data.contacts.length > 0 ? (
        <PanelConversation team={team.data} isOpen={isOpen} contact={contact} {...calls} />
      ) : team.data ? (
        <StatePanel kind="empty" headingLevel={3} title={t('contacts.empty.title')}>
          {t('contacts.empty.message')}
        </StatePanel>
      ) : team.isError ? (
        <FailurePanel
          title={t('contacts.failed.title')}
          error={team.error}
          isRetrying={team.isFetching}
          onRetry={() => void team.refetch()}
        >
          {t('contacts.failed.message')}
        </FailurePanel>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  border: 0 solid ${theme.color.hairline};
  border-inline-start-width: 1px;
  background: ${theme.color.background};

  [data-side='start'] & {
    border-inline-width: 0 1px;
  }
`

const Header = styled.header`
  display: flex;
  flex: none;
  flex-direction: column;
  justify-content: center;
  min-block-size: 64px;
  padding-inline: ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};
  text-align: start;
`

const Contact = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`

const Presence = styled.span`
  flex: none;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
`

interface PanelConversationProps extends Pick<
  ChatPanelProps,
  'isOpen' | 'loadChat' | 'sendMessage'
> {
  team: Team
  contact: ChatContact | undefined
}

/** The selected contact's conversation. Not rendered while the panel is closed. */
function PanelConversation({ team, isOpen, contact, ...calls }: PanelConversationProps) {
  const { t } = useTranslation('team-chat')
  const userId = team.user.id
  const conversation = useConversation({ userId, contactId: contact?.id ?? null, ...calls })

  if (!isOpen) return null
  if (!contact) return <Prompt icon={MessageCircle}>{t('prompt.select')}</Prompt>
  return <Conversation userId={userId} contact={contact} conversation={conversation} />
}
