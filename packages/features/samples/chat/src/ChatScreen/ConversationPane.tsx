import { useNameInTitle } from '@console/core/routes'
import {
  type ChatContact,
  Conversation,
  type ConversationOf,
  PresenceMark,
} from '@console/team-chat'
import { Avatar, Heading, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface ConversationPaneProps {
  userId: string
  contact: ChatContact
  conversation: ConversationOf
}

/** The contact and the conversation. */
export function ConversationPane({ userId, contact, conversation }: ConversationPaneProps) {
  const { t } = useTranslation('team-chat')
  const { id, name, avatar, status, mood } = contact
  useNameInTitle(name)
  return (
    <Root>
      <Header>
        <Avatar name={name} seed={id} src={avatar || undefined} size={40} />
        <div>
          <Heading level={2} size="lg">
            <bdi>{name}</bdi>
          </Heading>
          <Presence>
            <PresenceMark presence={status} />
            <Text size="sm" tone="muted">
              {t(`presence.${status}`)}
              {mood ? (
                <>
                  {' · '}
                  <bdi>{mood}</bdi>
                </>
              ) : null}
            </Text>
          </Presence>
        </div>
      </Header>
      <Conversation userId={userId} contact={contact} conversation={conversation} />
    </Root>
  )
}

/* As high as its pane; on small screens the back link is above it. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;
  background: ${theme.color.background};

  @media (max-width: 959px) {
    block-size: calc(100% - max(24px, ${theme.size.target}));
  }
`

const Header = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-end: 1px solid ${theme.color.hairline};
  background: ${theme.color.surface};

  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

const Presence = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`
