import { type LanguageId, localeOf, useFormats } from '@console/core/i18n'
import { Text, theme } from '@console/ui'
import { MessageSquarePlus } from 'lucide-react'
import { type Ref, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ChatContact, ChatMessage } from '../contract'
import type { OutgoingMessage } from './outboxMachine'
import { groupMessages } from './groupMessages'
import { MessageRun } from './MessageRun'
import { Outgoing } from './Outgoing'
import { Prompt } from './Prompt'

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
