import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { usePressWrites, useUndo } from '@console/press-writes'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { addEvents, eventsKey, removeEvent, updateEvent } from './api'
import type { CalendarEvent, Span } from './contract'

/** How events are changed: by one press, or by a form, which itself says what came of it. */
export type EventWrites = ReturnType<typeof useEventWrites>

type Events = readonly CalendarEvent[]

/** With these instead of those of their ids, or behind them. */
function withEvents(events: Events, those: Events): Events {
  const known = new Map(those.map((event) => [event.id, event]))
  const here = new Set(events.map(({ id }) => id))
  return [
    ...events.map((event) => known.get(event.id) ?? event),
    ...those.filter(({ id }) => !here.has(id)),
  ]
}

/** How events are changed. */
export function useEventWrites() {
  const { t } = useTranslation('calendar')
  const formats = useFormats()
  const send = useSend()
  const queries = useQueryClient()
  const { offer } = useUndo('calendar')
  const write = usePressWrites<Events>(eventsKey)
  const named = ({ title }: CalendarEvent) => ({ title: formats.isolate(title) })

  function put(id: string, { allDay, start, end }: Span) {
    const become = (events: Events) =>
      events.map((event) => (event.id === id ? { ...event, allDay, start, end } : event))
    return write({
      become,
      // As the server has it by then: what others changed of it meanwhile is refused, and read.
      async call([said = []]) {
        const was = said.find((event) => event.id === id)
        const [next] = was ? become([was]) : []
        return was && next ? updateEvent(send, next, was) : null
      },
      failed: t('failed.move'),
    })
  }

  return {
    /** Leads an event to another time, which can be taken back. */
    async move(event: CalendarEvent, to: Span) {
      const undoable = offer(() => void put(event.id, event))
      const done = await put(event.id, to)
      if (done) undoable.tell({ title: t('event.moved', named(event)) })
      else undoable.drop()
    },

    /** Deletes an event. Taken back it is there again as it was, under its id. */
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
      else undoable.tell({ title: t('event.deleted', named(event)) })
    },

    /** Draws what a form has written. */
    written(events: Events) {
      queries.setQueryData<Events>(eventsKey, (known) => known && withEvents(known, events))
    },
  }
}
