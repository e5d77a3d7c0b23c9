import { Button, Dialog, Stack, Text } from '@console/ui'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Note } from '../contract'
import { nameOf } from '../nameOf'
import { useNoteWrites } from '../useNoteWrites'

/** A note in the bin: it can be read and restored, but not edited. */
export function BinnedNote({ note, onClose }: { note: Note; onClose: () => void }) {
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
