import { type LanguageId, localeOf, useFormats } from '@console/core/i18n'
import { Text, theme, Button } from '@console/ui'
import { MessageSquarePlus, CircleAlert } from 'lucide-react'
import { type Ref, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ChatContact, ChatMessage } from '../contract'
import type { OutgoingMessage } from './outboxMachine'
import { groupMessages } from './groupMessages'
import { MessageRun } from './MessageRun'
import { Prompt } from './Prompt'
import { Bubble } from './Bubble'

interface MessageLogProps {
  ref: Ref<HTMLDivElement>
  userId: string
  contact: ChatContact
  dialog: readonly ChatMessage[]
  outgoing: readonly OutgoingMessage[]
  onRetry: (key: number) => void
}

/** All messages by day. Opens at the newest and stays there as others arrive, unless it was scrolled up. */
export function MessageLog({ ref, userId, contact, dialog, outgoing, onRetry }: MessageLogProps) {
  const { t, i18n } = useTranslation('team-chat')
  const formats = useFormats()
  const days = useMemo(() => groupMessages(dialog), [dialog])
  const dates = useMemo(
    () =>
      new Intl.DateTimeFormat(localeOf(i18n.language as LanguageId), {
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }),
    [i18n.language],
  )
  return (
    <Scroller
      ref={ref}
      role="log"
      aria-label={t('log.label', { name: contact.name })}
      tabIndex={0}
      data-empty={(dialog.length === 0 && outgoing.length === 0) || undefined}
    >
      {dialog.length === 0 && outgoing.length === 0 ? (
        <Prompt icon={MessageSquarePlus}>{t('prompt.begin')}</Prompt>
      ) : (
        <Messages>
          {days.map(({ date, runs }, place) => (
            // Days and runs have no id, and are only appended.
            <section key={place}>
              <Separator>
                <Text as="div" size="xs" tone="muted">
                  {dates.format(date)}
                </Text>
              </Separator>
              {runs.map((run, place) => (
                <MessageRun
                  key={place}
                  run={run}
                  contact={contact}
                  isMine={run.who === userId}
                  author={run.who === userId ? t('message.mine') : contact.name}
                  formats={formats}
                />
              ))}
            </section>
          ))}
          <Outgoing messages={outgoing} onRetry={onRetry} />
        </Messages>
      )}
    </Scroller>
  )
}

/* A reversed column starts at its end, so the browser itself opens at the newest message and stays there. */
const Scroller = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;

  &[data-empty] {
    flex-direction: column;
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
`

const Messages = styled.div`
  padding: ${theme.space[4]};
`

const Separator = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-block: ${theme.space[4]} ${theme.space[3]};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${theme.color.hairline};
  }
`

interface OutgoingProps {
  messages: readonly OutgoingMessage[]
  onRetry: (key: number) => void
}

/**
 * Messages that are not delivered yet. Only a failure is announced here: a delivered message is announced in
 * the log.
 */
function Outgoing({ messages, onRetry }: OutgoingProps) {
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
