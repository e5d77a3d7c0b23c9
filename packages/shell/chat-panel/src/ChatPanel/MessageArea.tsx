import { Heading, StatePanel, Text, theme } from '@console/ui'
import {
  FailurePanel,
  PresenceMark,
  teamKey,
  type TeamQuery,
  SkippedMessages,
} from '@console/team-chat'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ChatPanelProps } from './ChatPanel'
import { PanelConversation } from './PanelConversation'

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
