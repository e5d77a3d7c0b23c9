import { IconButton, theme } from '@console/ui'
import { Archive, ArchiveRestore, Flame, Pin, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ColorMenu } from '../ColorMenu'
import type { Note } from '../contract'
import type { NoteActs } from './useNoteActs'

interface NoteToolsProps {
  note: Note
  /** Name of the note. */
  name: string
  acts: NoteActs
}

/** Actions on a note on the wall; in the bin, only restoring and deleting. */
export function NoteTools({ note, name, acts }: NoteToolsProps) {
  const { t } = useTranslation('notes')
  if (note.deleted)
    return (
      <Root>
        <IconButton label={t('note.restore', { name })} onPress={() => acts.restore(note)}>
          <Undo2 data-mirrored aria-hidden />
        </IconButton>
        <IconButton label={t('note.forEver', { name })} onPress={() => acts.remove(note)}>
          <Flame aria-hidden />
        </IconButton>
      </Root>
    )
  const isPinned = note.pinned ?? false
  return (
    <Root>
      <IconButton
        label={t('note.pin', { name })}
        aria-pressed={isPinned}
        onPress={() => acts.change(note, { pinned: !isPinned })}
      >
        <Pin aria-hidden fill={isPinned ? 'currentColor' : 'none'} />
      </IconButton>
      <ColorMenu
        label={t('note.color', { name })}
        value={note.color ?? ''}
        onChange={(color) => acts.change(note, { color })}
      />
      <IconButton
        label={t(note.archive ? 'note.unarchive' : 'note.archive', { name })}
        onPress={() => acts.archive(note)}
      >
        {note.archive ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
      </IconButton>
      <IconButton label={t('note.delete', { name })} onPress={() => acts.remove(note)}>
        <Trash2 aria-hidden />
      </IconButton>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  justify-content: end;
  justify-self: end;
  padding: ${theme.space[1]};
`
