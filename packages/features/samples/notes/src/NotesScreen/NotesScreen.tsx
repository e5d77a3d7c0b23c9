import { useSend } from '@console/core/api'
import { useSessionState } from '@console/core/session'
import { bufferKeystrokes } from '@console/core/keys'
import { useSkipped } from '@console/core/skipped'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import { LabelDot, Sidebar } from '@console/master-detail'
import {
  Button,
  Heading,
  IconButton,
  SkeletonText,
  Stack,
  Text,
  TextField,
  theme,
} from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { Archive, BellRing, Plus, Search, StickyNote, Tag, Tags, Trash2, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { labelsQuery, noteKeys, notesQuery } from '../api'
import type { Note, NoteLabel } from '../contract'
import { LabelsDialog } from '../LabelsDialog/LabelsDialog'
import { OpenNote } from '../NoteDialog/OpenNote'
import { TakeNote } from '../NoteDialog/TakeNote'
import { allNotes, archive, bin, labelPath, newId, reminders } from '../paths'
import { saveReminders } from '../reminders/storedReminders'
import { NotesOfPlace } from './NotesOfPlace'
import { placeAt } from './placeAt'

/**
 * /apps/notes (specification 2, demo apps): all notes, reminders, notes of a label, the archive; `?q=` searches,
 * `?note=` opens one.
 */
export function NotesScreen() {
  const send = useSend()
  const notes = useQuery(notesQuery(send))
  const labels = useQuery(labelsQuery(send))
  const { t } = useTranslation('notes')
  const read = (
    <QueryBoundary query={notes} skeleton={<SkeletonText lines={12} />}>
      {(all) => (
        <QueryBoundary query={labels} skeleton={<SkeletonText lines={12} />}>
          {(known) => <Notes notes={all} labels={known} />}
        </QueryBoundary>
      )}
    </QueryBoundary>
  )
  if (notes.data && labels.data) return read
  return (
    <div aria-busy={notes.isPending || labels.isPending}>
      <Stack>
        <Heading level={1}>{t('notes.title')}</Heading>
        {read}
      </Stack>
    </div>
  )
}

function Notes({ notes, labels }: { notes: readonly Note[]; labels: readonly NoteLabel[] }) {
  const { t } = useTranslation('notes')
  const { pathname } = useLocation()
  const [address, setAddress] = useSearchParams()
  const [isEditingLabels, setIsEditingLabels] = useState(false)
  const owner = useSessionState().user?.email ?? ''
  const place = placeAt(pathname, labels)
  const text = address.get('q') ?? ''
  const opened = address.get('note')

  // Reminders appear on every screen.
  useEffect(() => saveReminders(owner, notes), [owner, notes])

  /** Sets a parameter of the address; an empty value removes it. */
  function setParameter(name: 'q' | 'note', value: string) {
    const next = new URLSearchParams(address)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setAddress(next, { replace: name === 'q' })
  }

  /** Starts a new note, which receives everything typed from now on. */
  function begin() {
    bufferKeystrokes()
    setParameter('note', newId)
  }

  // Labels are saved all at once: those that could not be read would be lost.
  const canEditLabels = useSkipped(noteKeys.labels) === null

  const isTaking = opened === newId
  const labelOfPlace = place?.kind === 'label' ? place.label.id : null
  const entry = (kind: string, href: string, icon: ReactNode) => ({
    href,
    icon,
    title: t(`place.${kind}` as 'place.notes'),
    isCurrent: place?.kind === kind,
  })
  return (
    <Root>
      <Header>
        <Heading level={1}>{t('notes.title')}</Heading>
        <Button variant="primary" onPress={begin}>
          <Plus aria-hidden />
          {t('new.open')}
        </Button>
      </Header>
      <SearchPlace>
        <TextField
          type="search"
          label={t('search.label')}
          icon={<Search />}
          value={text}
          onChange={(value) => setParameter('q', value)}
          data-list-search
          action={
            text === '' ? null : (
              <IconButton label={t('search.clear')} onPress={() => setParameter('q', '')}>
                <X />
              </IconButton>
            )
          }
        />
      </SearchPlace>
      <OpenNote noteId={opened} {...{ notes, labels }} onClose={() => setParameter('note', '')} />
      <Side data-side>
        <Sidebar
          label={t('places.label')}
          sections={[
            {
              entries: [
                entry('notes', allNotes, <StickyNote aria-hidden />),
                entry('reminders', reminders, <BellRing aria-hidden />),
                entry('archive', archive, <Archive aria-hidden />),
                entry('bin', bin, <Trash2 aria-hidden />),
              ],
            },
            {
              title: t('labels.title'),
              entries: labels.map((label) => ({
                href: labelPath(label),
                title: label.name,
                icon: label.color ? <LabelDot color={label.color} /> : <Tag aria-hidden />,
                isCurrent: label.id === labelOfPlace,
              })),
            },
          ]}
        />
        {canEditLabels ? (
          <Button variant="quiet" onPress={() => setIsEditingLabels(true)}>
            <Tags aria-hidden />
            {t('labels.edit')}
          </Button>
        ) : (
          <Text size="sm" tone="muted">
            {t('labels.unread')}
          </Text>
        )}
      </Side>
      <Stack>
        {isTaking || place?.kind === 'notes' || place?.kind === 'label' ? (
          <TakeNote
            isOpen={isTaking}
            labels={labels}
            labelId={labelOfPlace}
            onOpen={begin}
            onClose={() => setParameter('note', '')}
          />
        ) : null}
        <NotesOfPlace
          {...{ place, notes, labels, text, opened }}
          onClear={() => setParameter('q', '')}
          onOpen={(noteId) => setParameter('note', noteId)}
          onNew={begin}
        />
      </Stack>
      <SkippedItems of={noteKeys.notes} />
      <SkippedItems of={noteKeys.labels} />
      <LabelsDialog
        isOpen={isEditingLabels}
        labels={labels}
        onClose={() => setIsEditingLabels(false)}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[4]} ${theme.space[5]};

  > * {
    grid-column: 1 / -1;
  }
  @media (min-width: 960px) {
    > nav,
    > [data-side] {
      grid-column: 1;
    }
    > [data-side] + * {
      grid-column: 2;
    }
  }
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`

const SearchPlace = styled.div`
  max-inline-size: 420px;
`

/* On small windows, a row of its own that scrolls horizontally. */
const Side = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  min-inline-size: 0;

  > nav {
    justify-self: stretch;
  }
  @media (max-width: 959px) {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    overflow: auto hidden;

    > * {
      flex: none;
    }
    > nav,
    section,
    section > ul {
      display: flex;
      align-items: center;
      gap: ${theme.space[1]};
    }
  }
`
