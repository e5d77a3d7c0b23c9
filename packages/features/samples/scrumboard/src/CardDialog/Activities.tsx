import { makeKey, serverNow } from '@console/core/api'
import { useDraft } from '@console/core/drafts'
import { Heading, theme } from '@console/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import * as z from 'zod/mini'
import type { Board, Card } from '../contract'
import { useOwnMember } from '../useBoards'
import { Activity } from './Activity'
import type { CardActs } from './CardDialog'
import { CommentForm } from './CommentForm'
import { withAt, withChanged, without } from './parts'

/** The id is created with the draft: sending it again after an unclear response adds the comment once. */
const draftSchema = z.object({ id: z.string(), text: z.string() })
const blank = { id: '', text: '' }

export interface ActivitiesProps {
  board: Board
  card: Card
  acts: CardActs
}

type CardActivity = Card['activities'][number]

/**
 * Comments and changes of a card, newest first, and a field for a new comment, which is kept as a draft until it is
 * saved.
 */
export function Activities({ board, card, acts }: ActivitiesProps) {
  const { t } = useTranslation('scrumboard')
  const own = useOwnMember()
  const draftName = `scrumboard:${board.id}:${card.id}:comment`
  const draft = useDraft(draftName, draftSchema, blank)
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const form = useRef<HTMLDivElement>(null)
  const now = serverNow()
  const nameOf = (idMember: string) =>
    [...board.members, own].find(({ id }) => id === idMember)?.name ?? t('activity.somebody')

  const inCard = (become: (activities: CardActivity[]) => CardActivity[]) => (known: Card) => ({
    ...known,
    activities: become(known.activities),
  })

  function write(id: string, text: string) {
    draft.write(text === '' ? blank : { id: id === '' ? makeKey() : id, text })
  }

  function add(message: string) {
    const made = {
      id: draft.values.id,
      type: 'comment',
      idMember: own.id,
      message,
      time: serverNow().toISOString(),
    } as const
    draft.discard()
    acts.change(
      inCard((all) => withAt(all, made, 0)),
      () => {
        // A new comment may have been started since.
        const { text } = latest.current.values
        write(made.id, text === '' ? message : `${message}\n\n${text}`)
      },
    )
  }

  function remove(comment: CardActivity) {
    const place = card.activities.indexOf(comment)
    acts.remove({
      name: t('activity.comment'),
      remove: inCard((all) => without(all, comment.id)),
      putBack: inCard((all) => withAt(all, comment, place)),
    })
    form.current?.querySelector('textarea')?.focus()
  }

  return (
    <Root>
      <Heading level={3} size="md">
        {t('activity.title')}
      </Heading>
      <div ref={form}>
        <CommentForm
          text={draft.values.text}
          onChange={(text) => write(draft.values.id, text)}
          submitLabel={t('activity.send')}
          onSubmit={add}
        />
      </div>
      <ol>
        {card.activities.map((activity) => {
          const { id, type, idMember } = activity
          return (
            <Activity
              key={id}
              activity={activity}
              name={nameOf(idMember)}
              now={now}
              isOwnComment={type === 'comment' && idMember === own.id}
              draftName={`${draftName}:${id}`}
              onChange={(message, onFailed) =>
                acts.change(
                  inCard((all) => withChanged(all, id, (known) => ({ ...known, message }))),
                  onFailed,
                )
              }
              onRemove={() => remove(activity)}
            />
          )
        })}
      </ol>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};

  ol {
    display: grid;
    gap: ${theme.space[3]};
    padding: 0;
    list-style: none;
  }
`
