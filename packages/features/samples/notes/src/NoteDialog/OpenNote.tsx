import { serverNow, useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { Form } from '@console/form'
import { Banner, Dialog, Link, Text } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { noteKeys, updateNote } from '../api'
import type { Note, NoteLabel } from '../contract'
import { newId } from '../paths'
import { BinnedNote } from './BinnedNote'
import { MoreNoteFields, NoteFields } from './NoteFields'
import { noteForm } from './noteForm'
import { type NoteValues, toNote, valuesOf } from './noteValues'

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
