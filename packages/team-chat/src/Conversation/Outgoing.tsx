import { Button, Text, theme } from '@console/ui'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Bubble } from './Bubble'
import type { OutgoingMessage } from './outboxMachine'

interface OutgoingProps {
  messages: readonly OutgoingMessage[]
  onRetry: (key: number) => void
}

/**
 * Messages that are not delivered yet. Only a failure is announced here: a delivered message is announced in
 * the log.
 */
export function Outgoing({ messages, onRetry }: OutgoingProps) {
  const { t } = useTranslation('team-chat')
  return (
    <Root aria-live="off">
      {messages.map(({ key, messageText, isFailed }) => (
        <Message key={key}>
          <Bubble isMine isOutgoing>
            {messageText}
          </Bubble>
          {isFailed ? (
            <Failure>
              <Text as="div" size="xs" tone="danger" role="alert">
                <CircleAlert size={14} aria-hidden /> {t('message.failed')}
              </Text>
              <Button
                variant="quiet"
                aria-label={t('message.retry.label', { text: messageText })}
                onPress={() => onRetry(key)}
              >
                {t('message.retry')}
              </Button>
            </Failure>
          ) : (
            <Text as="div" size="xs" tone="muted">
              {t('message.sending')}
            </Text>
          )}
        </Message>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`

const Message = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: end;
  gap: 2px;
  padding-inline-start: ${theme.space[10]};
`

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 ${theme.space[2]};

  svg {
    vertical-align: -2px;
  }
`
