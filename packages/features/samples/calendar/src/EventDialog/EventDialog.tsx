import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { Form, FormDialog, type Issue } from '@console/form'
import { Button, theme } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { addEvents, eventsQuery, updateEvent } from '../api'
import type { CalendarEvent, Span } from '../contract'
import { useSaveIcs } from '../ics/saveIcs'
import type { EventWrites } from '../useEventWrites'
import { contentOf, eventForm, type EventValues, valuesOf } from './eventForm'
import { EventFields } from './EventFields'

interface EventDialogProps {
  /** Event to edit; null for a new one. */
  event: CalendarEvent | null
  /** Span of the new event. */
  newSpan: Span | null
  writes: EventWrites
  /** Deletes the event. */
  onRemove: (event: CalendarEvent) => void
  onClose: () => void
}

/**
 * Form of an event. If someone else has changed it since it was opened, the save is refused with a message; a press
 * loads the new version and keeps what the user typed.
 */
export function EventDialog({ event, newSpan, writes, onRemove, onClose }: EventDialogProps) {
  const { t } = useTranslation('calendar')
  const send = useSend()
  const queries = useQueryClient()
  const saveIcs = useSaveIcs()
  const formats = useFormats()
  /** Version that was read when the dialog opened, or loaded after a conflict. */
  const [was, setWas] = useState(event)
  const span = was ?? newSpan
  if (!span) return null

  function describeIssue(issue: Issue): string | undefined {
    if (issue.code !== 'custom') return undefined
    if (issue.params?.rule === 'skipped') return skippedText(issue.params.about as string[])
    return issue.path?.[0] === 'end' ? t('form.endsBefore') : undefined
  }

  function skippedText(nearest: readonly string[]): string {
    const [before = '', after = ''] = nearest.map((each) => formats.time(new Date(each)))
    return t('form.skipped', { before, after })
  }

  async function write(values: EventValues, key: string, when: Span): Promise<CalendarEvent> {
    const content = contentOf(values, when)
    if (was) return updateEvent(send, { ...content, id: was.id }, was)
    // Repeating the same attempt creates the same event.
    const made = { ...content, id: key }
    await addEvents(send, [made])
    return made
  }

  async function take() {
    const events = await queries.query({ ...eventsQuery(send), staleTime: 0 })
    setWas((known) => events.find(({ id }) => id === known?.id) ?? known)
  }

  return (
    <FormDialog isOpen title={t(event ? 'form.edit' : 'form.new')} onClose={onClose}>
      {(close) => (
        <>
          <Form
            form={eventForm}
            draft={`event:${event?.id ?? 'new'}`}
            initial={valuesOf(was, span)}
            describeIssue={describeIssue}
            write={(values, key) => write(values, key, span)}
            onSent={(sent) => {
              writes.written([sent])
              onClose()
            }}
            onOutdated={take}
            onCancel={close}
            submitLabel={t(event ? 'form.save' : 'form.add')}
          >
            <EventFields span={span} />
          </Form>
          {event ? (
            <Others>
              <Button variant="quiet" onPress={() => saveIcs([event])}>
                <Download aria-hidden />
                {t('file.one')}
              </Button>
              <Button variant="quiet" onPress={() => onRemove(event)}>
                <Trash2 aria-hidden />
                {t('form.delete')}
              </Button>
            </Others>
          ) : null}
        </>
      )}
    </FormDialog>
  )
}

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  border-block-start: 1px solid ${theme.color.hairline};
  padding-block-start: ${theme.space[3]};
`
