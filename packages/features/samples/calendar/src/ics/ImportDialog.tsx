import { ApiError, useSend } from '@console/core/api'
import { decodeText, plainFileName } from '@console/core/files'
import { useFormats, useTranslate } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import { useFollowUp } from '@console/core/routes'
import { formRefusalText } from '@console/form'
import {
  Banner,
  Button,
  Dialog,
  FileZone,
  Heading,
  MissingPartContext,
  Stack,
  Text,
} from '@console/ui'
import { useMutation } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addEvents } from '../api'
import type { CalendarEvent } from '../contract'
import { ImportedEvents } from './ImportedEvents'
import type { IcsContent } from './readIcs'

interface ImportDialogProps {
  /** Events of the calendar, to recognise those in a file. */
  events: readonly CalendarEvent[]
  onAdded: (events: readonly CalendarEvent[]) => void
  onClose: () => void
}

/** A chosen and parsed file, or the reason why nothing of it is imported. */
type Chosen = { name: string } & (
  | { content: IcsContent; error?: never }
  | { content?: never; error: 'unreadable' | 'undecodable' | 'nothing' | 'tooMany' }
)

/** Maximum file size in bytes, and maximum number of events. */
const largest = 5_000_000
const max = 1000

/** Maximum number of invalid lines to list. */
const maxLines = 10

/**
 * Imports a calendar file: lists its events and the data that will not be imported, and adds the ticked ones.
 * Initially, those that the calendar does not have are ticked.
 */
export function ImportDialog({ events, onAdded, onClose }: ImportDialogProps) {
  const { t } = useTranslation('calendar')
  const translate = useTranslate()
  const formats = useFormats()
  const reportMissing = useContext(MissingPartContext)
  const send = useSend()
  const { snackbar } = useNotices()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const counted = (count: number) => ({ count, number: formats.number(count) })
  const here = new Set(events.map(({ id }) => id))
  const found = chosen?.content?.events ?? []

  const adding = useMutation({
    mutationFn: (added: readonly CalendarEvent[]) => addEvents(send, added),
    onMutate: useFollowUp(),
    onSuccess({ events: added }, _asked, follow) {
      snackbar({ variant: 'success', title: t('import.done', counted(added.length)) })
      follow(() => onAdded(added))
    },
  })

  async function choose(file: File) {
    const read = await readFile(file).catch(reportMissing)
    if (!read) return
    adding.reset()
    setChosen(read)
    const wanted = (read.content?.events ?? []).filter(
      ({ event, isCancelled }) => !here.has(event.id) && !isCancelled,
    )
    setTicked(new Set(wanted.map(({ event }) => event.id)))
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('import.title')}
      closeLabel={t('import.cancel')}
      footer={
        ticked.size > 0 ? (
          <Button
            variant="primary"
            isPending={adding.isPending}
            pendingLabel={t('import.pending')}
            onPress={() =>
              adding.mutate(found.map(({ event }) => event).filter(({ id }) => ticked.has(id)))
            }
          >
            {t('import.add', counted(ticked.size))}
          </Button>
        ) : undefined
      }
    >
      <Stack>
        <FileZone
          label={t(chosen ? 'import.chooseOther' : 'import.choose')}
          note={chosen ? <bdi>{plainFileName(chosen.name)}</bdi> : t('import.drop')}
          accept=".ics,text/calendar"
          isSmall
          isDisabled={adding.isPending}
          onFiles={([file]) => {
            if (file) void choose(file)
          }}
        />
        {adding.error ? (
          <Banner tone="danger">
            {adding.error instanceof ApiError && adding.error.isUnclear
              ? translate('form:form.failed')
              : formRefusalText(adding.error, translate, formats)}
          </Banner>
        ) : null}
        <div role="status">
          {chosen?.error ? (
            <Banner tone="warning" isAnnouncedAround>
              {t(`import.${chosen.error}`, { number: formats.number(max) })}
            </Banner>
          ) : chosen ? (
            <Text as="p">{t('import.found', counted(found.length))}</Text>
          ) : null}
        </div>
        {found.length > 0 ? (
          <ImportedEvents
            found={found}
            here={here}
            ticked={ticked}
            isDisabled={adding.isPending}
            onTick={setTicked}
          />
        ) : null}
        {chosen?.content && chosen.content.timeless.length + chosen.content.badLines.length > 0 ? (
          <section>
            <Heading level={3} size="md">
              {t('import.problems')}
            </Heading>
            <ul>
              {chosen.content.timeless.map((title, place) => (
                <li key={`${place} ${title}`}>
                  {t('import.timeless', { title: formats.isolate(title) })}
                </li>
              ))}
              {chosen.content.badLines.length > 0 ? (
                <li>
                  {t('import.badLines', {
                    ...counted(chosen.content.badLines.length),
                    lines: formats.list(
                      chosen.content.badLines.slice(0, maxLines).map(formats.number),
                    ),
                  })}
                </li>
              ) : null}
            </ul>
          </section>
        ) : null}
      </Stack>
    </Dialog>
  )
}

/** Content of a chosen file, or the reason why it is not known. */
async function readFile(file: File): Promise<Chosen> {
  const { name } = file
  const bytes = file.size > largest ? null : await file.arrayBuffer().catch(() => null)
  if (bytes === null) return { name, error: 'unreadable' }
  const text = decodeText(new Uint8Array(bytes))
  if (text === null) return { name, error: 'undecodable' }
  const { readIcs } = await import('./readIcs')
  const content = readIcs(text)
  if (!content || content.events.length + content.timeless.length + content.badLines.length === 0)
    return { name, error: 'nothing' }
  return content.events.length > max ? { name, error: 'tooMany' } : { name, content }
}
