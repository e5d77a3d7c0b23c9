import { useDraft } from '@console/core/drafts'
import { useFormats } from '@console/core/i18n'
import { Avatar, IconButton, Text, theme } from '@console/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import * as z from 'zod/mini'
import type { Card } from '../contract'
import { CommentForm } from './CommentForm'

const draftSchema = z.string()

export interface ActivityProps {
  activity: Card['activities'][number]
  /** Name of the member who did it. */
  name: string
  now: Date
  /** Set for the user's own comment. */
  isOwnComment: boolean
  draftName: string
  /**
   * Saves an edited comment.
   * @param onFailed called when the text could not be saved
   */
  onChange: (message: string, onFailed: () => void) => void
  onRemove: () => void
}

/**
 * An entry of a card's activity. The user's own comments can be edited and deleted; an unfinished edit is kept as a
 * draft.
 */
export function Activity({
  activity: { type, idMember, message, time },
  name,
  now,
  isOwnComment,
  draftName,
  onChange,
  onRemove,
}: ActivityProps) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const draft = useDraft(draftName, draftSchema, message)
  const [editing, setEditing] = useState<'no' | 'restored' | 'asked'>(
    draft.isWritten ? 'restored' : 'no',
  )
  const isEditing = isOwnComment && editing !== 'no'
  const editButton = useRef<HTMLButtonElement>(null)
  const when = formats.ago(new Date(time), now)

  const returnFocus = useEffectEvent(() => editButton.current?.focus())
  useEffect(() => (isEditing ? () => returnFocus() : undefined), [isEditing])

  function end() {
    draft.discard()
    setEditing('no')
  }

  function save(text: string) {
    end()
    if (text === message) return
    onChange(text, () => {
      draft.write(text)
      setEditing('restored')
    })
  }

  return (
    <Root>
      <Avatar size={24} name={name} seed={idMember} />
      <div>
        <header>
          <span>
            <Text size="sm" weight="medium">
              <bdi>{name}</bdi>
            </Text>{' '}
            <Text size="xs" tone="muted">
              {when}
            </Text>
          </span>
          {isOwnComment && !isEditing ? (
            <>
              <IconButton
                ref={editButton}
                label={t('activity.comment.edit', { when })}
                onPress={() => setEditing('asked')}
              >
                <Pencil aria-hidden />
              </IconButton>
              <IconButton label={t('activity.comment.remove', { when })} onPress={onRemove}>
                <Trash2 aria-hidden />
              </IconButton>
            </>
          ) : null}
        </header>
        {isEditing ? (
          <CommentForm
            text={draft.values}
            onChange={draft.write}
            submitLabel={t('activity.comment.save')}
            onSubmit={save}
            onCancel={end}
            takesFocus={editing === 'asked'}
          />
        ) : (
          <Text as="p" dir="auto" tone={type === 'comment' ? 'default' : 'muted'}>
            {type === 'comment' ? message : t('activity.attached', { name: message })}
          </Text>
        )}
      </div>
    </Root>
  )
}

const Root = styled.li`
  display: flex;
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;

  > :last-child {
    flex: 1;
    min-inline-size: 0;
  }
  header {
    display: flex;
    align-items: center;
  }
  header > span {
    flex: 1;
    min-inline-size: 0;
  }
  p {
    white-space: pre-line;
  }
`
