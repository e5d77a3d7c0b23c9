import { makeKey, serverNow } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { Avatar, Button, Heading, Text, TextArea, theme } from '@console/ui'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Board, Card } from '../contract'
import { useOwnMember } from '../useBoards'
import type { CardActs } from './CardDialog'
import { withAt } from './parts'

export interface ActivitiesProps {
  board: Board
  card: Card
  acts: CardActs
}

/** What was said of a card and done with it, the newest first, and a comment of one's own. */
export function Activities({ board, card, acts }: ActivitiesProps) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const own = useOwnMember()
  const [message, setMessage] = useState('')
  const now = serverNow()
  const nameOf = (idMember: string) =>
    [...board.members, own].find(({ id }) => id === idMember)?.name ?? t('activity.somebody')

  function say(event: SubmitEvent) {
    event.preventDefault()
    const said = message.trim()
    if (said === '') return
    const made = {
      id: makeKey(),
      type: 'comment',
      idMember: own.id,
      message: said,
      time: serverNow().toISOString(),
    } as const
    acts.change((known) => ({
      ...known,
      activities: withAt(known.activities, made, 0),
    }))
    setMessage('')
  }

  return (
    <Root>
      <Heading level={3} size="md">
        {t('activity.title')}
      </Heading>
      <form onSubmit={say}>
        <TextArea label={t('activity.comment')} value={message} onChange={setMessage} rows={2} />
        <div>
          <Button type="submit" isDisabled={message.trim() === ''}>
            {t('activity.send')}
          </Button>
        </div>
      </form>
      <ol>
        {card.activities.map(({ id, type, idMember, message: said, time }) => (
          <li key={id}>
            <Avatar size={24} name={nameOf(idMember)} seed={idMember} />
            <div>
              <Text size="sm" weight="medium">
                <bdi>{nameOf(idMember)}</bdi>
              </Text>{' '}
              <Text size="xs" tone="muted">
                {formats.ago(new Date(time), now)}
              </Text>
              <Text as="p" dir="auto" tone={type === 'comment' ? 'default' : 'muted'}>
                {type === 'comment' ? said : t('activity.attached', { name: said })}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};

  form {
    display: grid;
    gap: ${theme.space[2]};
  }
  ol {
    display: grid;
    gap: ${theme.space[3]};
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    gap: ${theme.space[2]};
    overflow-wrap: anywhere;
  }
  li p {
    white-space: pre-line;
  }
`
