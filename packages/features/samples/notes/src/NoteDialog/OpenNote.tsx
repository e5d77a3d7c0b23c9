import { serverNow, useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { Form } from '@console/form'
import { Banner, Dialog, Link, Text, Button, Stack } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Undo2 } from 'lucide-react'
import styled from 'styled-components'
import { noteKeys, updateNote } from '../api'
import type { Note, NoteLabel } from '../contract'
import { newId } from '../paths'
import { MoreNoteFields, NoteFields } from './NoteFields'
import { type NoteValues, toNote, valuesOf, noteForm } from './noteValues'
import { nameOf } from '../nameOf'
import { useNoteWrites } from '../useNoteWrites'

export interface OpenNoteProps {
  /** Note in the address; null if there is none. */
  noteId: string | null
  notes: readonly Note[]
  labels: readonly NoteLabel[]
  onClose: () => void
}

/** Dialog of the note in the address; an unknown note is reported above the others. */
export function OpenNote({ noteId, notes, ...props }: OpenNoteProps) {
  const { t } = useTranslation('notes')
  const { pathname } = useLocation()
  const note = notes.find(({ id }) => id === noteId)
  if (noteId === null || noteId === newId) return null
  if (note?.deleted) return <BinnedNote note={note} onClose={props.onClose} />
  if (note) return <NoteDialog key={noteId} note={note} {...props} />
  return (
    <Banner tone="warning" actions={<Link href={pathname}>{t('unknownNote.close')}</Link>}>
      <Text as="p">{t('unknownNote.message')}</Text>
    </Banner>
  )
}

type DialogProps = Omit<OpenNoteProps, 'noteId' | 'notes'>

function NoteDialog({ note, labels, onClose }: DialogProps & { note: Note }) {
  const { t } = useTranslation('notes')
  const formats = useFormats()
  const send = useSend()
  const queries = useQueryClient()
  const content = useRef<HTMLDivElement>(null)
  // Saves during editing do not replace the field values.
  const [initial] = useState(() => valuesOf(note))

  async function save(values: NoteValues) {
    const saved = await updateNote(send, { ...toNote(values), id: note.id })
    queries.setQueryData<Note[]>(noteKeys.notes, (rows = []) =>
      rows.map((row) => (row.id === saved.id ? saved : row)),
    )
    return saved
  }

  return (
    <Dialog
      isOpen
      // The last changes are saved before it closes.
      onOpenChange={() => content.current?.querySelector('form')?.requestSubmit()}
      title={t('dialog.title')}
      closeLabel={t('dialog.close')}
    >
      <div ref={content}>
        <Form
          form={noteForm}
          describeIssue={() => t('field.nothing')}
          draft={`note:${note.id}`}
          isOpened
          initial={initial}
          submitLabel={t('dialog.done')}
          onCancel={onClose}
          autosave={{ save, onTake: onClose }}
          write={save}
          onSent={onClose}
        >
          <NoteFields />
          <MoreNoteFields labels={labels} />
        </Form>
        <Text as="p" size="sm" tone="muted">
          {t('dialog.edited', { ago: formats.ago(new Date(note.time), serverNow()) })}
        </Text>
      </div>
    </Dialog>
  )
}

/** A note in the bin: it can be read and restored, but not edited. */
function BinnedNote({ note, onClose }: { note: Note; onClose: () => void }) {
  const { t } = useTranslation('notes')
  const { restore } = useNoteWrites()
  const { title, description, checklist, image } = note
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={nameOf(note, t('note.unnamed'))}
      closeLabel={t('dialog.close')}
      footer={
        <Button
          variant="primary"
          onPress={() => {
            onClose()
            void restore(note)
          }}
        >
          <Undo2 data-mirrored aria-hidden />
          {t('bin.restore')}
        </Button>
      }
    >
      <Stack>
        <Text as="p" tone="muted" size="sm">
          {t('bin.deleted')}
        </Text>
        {image === '' ? null : <Picture src={image} alt={t('picture.alt')} />}
        {description === '' && title !== '' ? null : <Texts dir="auto">{description}</Texts>}
        {checklist.length === 0 ? null : (
          <ul>
            {checklist.map(({ id, text, checked }) => (
              <li key={id} dir="auto">
                {checked ? <s>{text}</s> : text}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  )
}

const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
`

const Texts = styled.p`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
