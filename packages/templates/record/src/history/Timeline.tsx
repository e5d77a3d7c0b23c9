import type { ActionableRow, AuditEvent, Workflows } from '@console/core/workflows'
import { useFormats } from '@console/core/i18n'
import type { Resource } from '@console/core/resources'
import { Select, SkeletonText, Text, theme } from '@console/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { QueryBoundary } from '@console/query-boundary'
import { TimelineEvent } from './TimelineEvent'
import { useHistory } from './useHistory'
import styled from 'styled-components'

export interface TimelineProps<Row extends ActionableRow> {
  resource: Resource<Row>
  token: string
  /** Freezes the history: new events would move what the user reads, and refer to a version that is not shown. */
  isHeld?: boolean
  /** Undoes the latest decision, while possible. */
  undo?: (() => void) | null
}

const choices = ['all', 'decisions', 'others'] as const
type Choice = (typeof choices)[number]

/** History of a record, newest first. The address of an event, `#event-…`, scrolls to it. */
export function Timeline<Row extends ActionableRow>({
  resource,
  token,
  isHeld = false,
  undo,
}: TimelineProps<Row>) {
  const { t } = useTranslation('record')
  const history = useHistory(resource, token)
  const [shown, setShown] = useState(history.data)
  if (shown !== history.data && (shown === undefined || !isHeld)) setShown(history.data)
  return (
    <QueryBoundary
      query={{ ...history, data: shown }}
      title={t('record.history.failed')}
      skeleton={<SkeletonText lines={6} />}
    >
      {({ items }) => <Events workflows={resource.workflows} items={items} undo={undo} />}
    </QueryBoundary>
  )
}

interface EventsProps {
  workflows: Workflows
  items: readonly AuditEvent[]
  undo: (() => void) | null | undefined
}

function Events({ workflows, items, undo }: EventsProps) {
  const { t } = useTranslation('record')
  const formats = useFormats()
  const { hash } = useLocation()
  const [choice, setChoice] = useState<Choice>('all')
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    if (hash === '') return
    const event = list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"]`)
    event?.scrollIntoView({ block: 'center' })
    event?.focus({ preventScroll: true })
  }, [hash])

  const events = items.filter((event) => isOf(event, choice))
  return (
    <Root>
      <Filter>
        <Select
          label={t('record.history.filter')}
          value={choice}
          options={choices.map((id) => ({ id, label: t(`record.history.${id}`) }))}
          onChange={setChoice}
        />
      </Filter>
      {events.length === 0 ? (
        <Text as="p" tone="muted">
          {t('record.history.empty')}
        </Text>
      ) : (
        <List ref={list} aria-label={t('record.history.title')}>
          {events.map((event, place) => (
            <TimelineEvent
              key={event.eventId}
              workflows={workflows}
              event={event}
              formats={formats}
              undo={place === 0 && choice !== 'others' ? undo : null}
            />
          ))}
        </List>
      )}
    </Root>
  )
}

function isOf({ actor: { role } }: AuditEvent, choice: Choice): boolean {
  const isOthers = role === 'owner' || role === 'system'
  return choice === 'all' || isOthers === (choice === 'others')
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 760px;
`

const Filter = styled.div`
  max-inline-size: 240px;
`

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
`
