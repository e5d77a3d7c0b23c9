import { useSend } from '@console/core/api'
import { Form } from '@console/form'
import { Button, Heading, theme } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, StickyNote } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { createNote, noteKeys } from '../api'
import type { Note, NoteLabel } from '../contract'
import { focusNote } from '../focusNote'
import { MoreNoteFields, NoteFields } from './NoteFields'
import { blankNote, toNote, noteForm } from './noteValues'

interface TakeNoteProps {
  isOpen: boolean
  labels: readonly NoteLabel[]
  /** Current label, which a new note gets, too. */
  labelId: number | null
  onOpen: () => void
  onClose: () => void
}

/** Field above the notes that expands to the form of a new one. A press elsewhere closes it while it is empty. */
export function TakeNote({ isOpen, ...props }: TakeNoteProps) {
  const { t } = useTranslation('notes')
  const line = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  // Restores the focus unless something else has taken it.
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      line.current?.querySelector('button')?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  if (isOpen) return <NewNote {...props} />
  return (
    <Line ref={line}>
      <Button isWide onPress={props.onOpen}>
        <StickyNote aria-hidden />
        {t('new.take')}
      </Button>
    </Line>
  )
}

function NewNote({ labels, labelId, onClose }: Omit<TakeNoteProps, 'isOpen'>) {
  const { t } = useTranslation('notes')
  const send = useSend()
  const queries = useQueryClient()
  const [isWhole, setIsWhole] = useState(false)
  const [initial] = useState({ ...blankNote, labels: labelId === null ? [] : [String(labelId)] })
  return (
    <Card aria-label={t('new.title')} data-new-note>
      <Heading level={2} size="md">
        {t('new.title')}
      </Heading>
      <Form
        form={noteForm}
        draft="note:new"
        isOpened
        initial={initial}
        describeIssue={() => t('field.nothing')}
        submitLabel={t('new.create')}
        onCancel={onClose}
        write={(values, key) => createNote(send, toNote(values), key)}
        onSent={(note) => {
          queries.setQueryData<Note[]>(noteKeys.notes, (rows = []) => [note, ...rows])
          onClose()
          focusNote(note.id)
        }}
      >
        <CloseEmpty onClose={onClose} />
        <NoteFields beginsInText />
        <More>
          <Button variant="quiet" aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
            {isWhole ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            {t('new.more')}
          </Button>
        </More>
        {isWhole ? <MoreNoteFields labels={labels} /> : null}
      </Form>
    </Card>
  )
}

/** Closes an empty form on Escape, or on a press elsewhere. */
function CloseEmpty({ onClose }: { onClose: () => void }) {
  const read = noteForm.useRead()
  const place = useRef<HTMLSpanElement>(null)
  const close = useEffectEvent((event: Event) => {
    const { target } = event
    const isHere = target instanceof Element && place.current?.closest('section')?.contains(target)
    const isOver =
      target instanceof Element && target.closest('[role="menu"], [role="dialog"]') !== null
    if (isOver || (event instanceof KeyboardEvent ? event.key !== 'Escape' || !isHere : isHere))
      return
    const isEmpty =
      [read('title'), read('description'), read('image')].every((text) => text.trim() === '') &&
      read('checklist').length === 0
    if (isEmpty) onClose()
  })
  useEffect(() => {
    const hear = (event: Event) => close(event)
    document.addEventListener('pointerdown', hear)
    document.addEventListener('keydown', hear)
    return () => {
      document.removeEventListener('pointerdown', hear)
      document.removeEventListener('keydown', hear)
    }
  }, [])
  return <span ref={place} hidden />
}

const Line = styled.div`
  max-inline-size: 560px;

  button {
    justify-content: start;
    color: ${theme.color.textMuted};
  }
`

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  max-inline-size: 560px;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`

const More = styled.div`
  justify-self: start;
`
