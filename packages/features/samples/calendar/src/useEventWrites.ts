import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useOptimisticMutations, useUndo } from '@console/optimistic-mutations'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addEvents, eventsKey, removeEvent, updateEvent } from './api'
import type { CalendarEvent, Span } from './contract'

/** Mutations of events: with one press, or by a form that reports the result itself. */
export type EventWrites = ReturnType<typeof useEventWrites>

type Events = readonly CalendarEvent[]

/** Replaces events by id, or appends them. */
function withEvents(events: Events, those: Events): Events {
  const known = new Map(those.map((event) => [event.id, event]))
  const here = new Set(events.map(({ id }) => id))
  return [
    ...events.map((event) => known.get(event.id) ?? event),
    ...those.filter(({ id }) => !here.has(id)),
  ]
}

/** Mutations of events. */
export function useEventWrites() {
  const { t } = useTranslation('calendar')
  const formats = useFormats()
  const send = useSend()
  const queries = useQueryClient()
  const { offer } = useUndo('calendar')
  const write = useOptimisticMutations<Events>(eventsKey)
  const named = ({ title }: CalendarEvent) => ({ title: formats.isolate(title) })

  function put(id: string, { allDay, start, end }: Span) {
    const become = (events: Events) =>
      events.map((event) => (event.id === id ? { ...event, allDay, start, end } : event))
    return write({
      become,
      // Based on the server's current version: a conflict with someone else's change is refused, and the event is read
      // again.
      async call([shown = []]) {
        const was = shown.find((event) => event.id === id)
        const [next] = was ? become([was]) : []
        return was && next ? updateEvent(send, next, was) : null
      },
      failed: t('failed.move'),
    })
  }

  return {
    /** Moves an event to another time, with an undo. */
    async move(event: CalendarEvent, to: Span) {
      const undoable = offer(() => void put(event.id, event))
      const done = await put(event.id, to)
      if (done) undoable.report({ title: t('event.moved', named(event)) })
      else undoable.drop()
    },

    /** Deletes an event. Undo restores it unchanged, under its id. */
    async remove(event: CalendarEvent) {
      const undoable = offer(
        () =>
          void write({
            become: (events) => withEvents(events, [event]),
            call: () => addEvents(send, [event]),
            failed: t('failed.restore'),
          }),
      )
      const done = await write({
        become: (events) => events.filter(({ id }) => id !== event.id),
        call: () => removeEvent(send, event.id),
        failed: t('failed.delete'),
      })
      if (done === undefined) undoable.drop()
      else undoable.report({ title: t('event.deleted', named(event)) })
    },

    /** Draws the events that a form has saved. */
    written(events: Events) {
      queries.setQueryData<Events>(eventsKey, (known) => known && withEvents(known, events))
    },
  }
}
