import { ApiError } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { useSkipped } from '@console/core/skipped'
import { Button, SkeletonText, StatePanel, Text, theme, SkippedBanner } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { QuickPanelEntry } from '../contract'
import type { QuickPanelProps } from './QuickPanel'
import { Section } from './Section'
import { agendaKey, useAgenda } from './useAgenda'

/** Events and notes: loading, loaded, empty, or failed. */
export function Agenda({ load }: Pick<QuickPanelProps, 'load'>) {
  const { t } = useTranslation('quick-panel')
  const formats = useFormats()
  const unread = useSkipped(agendaKey)
  const { data, error, isFetching, fetchStatus, refetch } = useAgenda(load)

  if (!data && fetchStatus === 'paused')
    return (
      <StatePanel kind="offline" headingLevel={3} title={t('agenda.offline.title')}>
        {t('agenda.offline.message')}
      </StatePanel>
    )
  if (!data && error) {
    const requestId = error instanceof ApiError ? error.requestId : null
    return (
      <StatePanel
        kind="failed"
        headingLevel={3}
        title={t('agenda.failed.title')}
        requestId={
          requestId
            ? {
                value: requestId,
                label: t('agenda.requestId'),
                copyLabel: t('agenda.copy'),
                copiedLabel: t('agenda.copied'),
              }
            : undefined
        }
        actions={
          <Button
            isPending={isFetching}
            pendingLabel={t('agenda.retrying')}
            onPress={() => void refetch()}
          >
            {t('agenda.retry')}
          </Button>
        }
      >
        {t('agenda.failed.message')}
      </StatePanel>
    )
  }
  return (
    <>
      <Section title={t('events.title')} isBusy={!data}>
        <Entries entries={data?.events} places={4} empty={t('events.empty')} />
      </Section>
      <Section title={t('notes.title')} isBusy={!data}>
        <Entries entries={data?.notes} places={2} empty={t('notes.empty')} />
      </Section>
      {unread ? (
        <SkippedBanner
          why={unread.why}
          requestId={
            unread.requestId === null
              ? undefined
              : { label: t('agenda.requestId'), value: unread.requestId }
          }
        >
          {t('unread', {
            number: formats.number(unread.count),
            total: formats.number(unread.total),
          })}
        </SkippedBanner>
      ) : null}
    </>
  )
}

interface EntriesProps {
  /** Undefined while loading. */
  entries: readonly QuickPanelEntry[] | undefined
  /** Number of placeholders while loading. */
  places: number
  /** Text of the empty state. */
  empty: string
}

function Entries({ entries, places, empty }: EntriesProps) {
  if (entries?.length === 0)
    return (
      <Text as="p" tone="muted">
        {empty}
      </Text>
    )
  return (
    <List aria-hidden={entries ? undefined : true}>
      {entries
        ? entries.map(({ id, title, detail }) => (
            <li key={id}>
              <Text as="div" weight="medium">
                <bdi>{title}</bdi>
              </Text>
              <Text as="div" size="sm" tone="muted">
                <bdi>{detail}</bdi>
              </Text>
            </li>
          ))
        : Array.from({ length: places }, (_, place) => (
            <li key={place}>
              <SkeletonText inlineSize="18ch" />
              <SkeletonText size="sm" inlineSize="12ch" />
            </li>
          ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
`
