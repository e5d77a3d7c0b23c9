import type { AuditEvent, Workflows } from '@console/core/workflows'
import { type Formats, useTranslate } from '@console/core/i18n'
import { Button, fingerReach, Link, Text, theme } from '@console/ui'
import { useLocation } from 'react-router-dom'
import { eventText, reasonText, statusText } from '@console/workflows'
import styled from 'styled-components'

export interface TimelineEventProps {
  workflows: Workflows
  event: AuditEvent
  formats: Formats
  undo: (() => void) | null | undefined
}

/** Event of a history: action, user, time, reason, and the status before and after. */
export function TimelineEvent({ workflows, event, formats, undo }: TimelineEventProps) {
  const translate = useTranslate()
  const { pathname, search } = useLocation()
  const { eventId, at, actor, type, from, to, reasonCode, note, file = '' } = event
  const id = `event-${eventId}`
  const time = formats.dateTime(new Date(at))
  return (
    <Root id={id} tabIndex={-1} data-by={actor.role}>
      <Head>
        <Text weight="medium">
          {eventText(workflows, { type, file: formats.isolate(file) }, translate)}
        </Text>
        <Text size="sm" tone="muted">
          <bdi>{actor.name}</bdi>
        </Text>
        <When>
          <Link
            variant="quiet"
            href={`${pathname}${search}#${id}`}
            aria-label={translate('record:record.history.link', { time })}
          >
            <time dateTime={at}>{time}</time>
          </Link>
        </When>
      </Head>
      {to && from !== to ? (
        <Text as="p" size="sm" tone="muted">
          {from ? `${statusText(workflows, from, translate)} ` : null}
          {from ? <Onward aria-hidden>→</Onward> : null} {statusText(workflows, to, translate)}
        </Text>
      ) : null}
      {reasonCode ? (
        <Text as="p" size="sm">
          {reasonText(workflows, reasonCode, translate)}
        </Text>
      ) : null}
      {note ? (
        <Text as="p" size="sm" dir="auto">
          {note}
        </Text>
      ) : null}
      {undo ? (
        <div>
          <Button onPress={undo}>{translate('decision:decision.undo')}</Button>
        </div>
      ) : null}
    </Root>
  )
}

const Root = styled.li`
  position: relative;
  display: grid;
  gap: ${theme.space[1]};
  padding-block: ${theme.space[2]} ${theme.space[4]};
  padding-inline-start: ${theme.space[6]};
  border-radius: ${theme.radius.control};
  scroll-margin-block: 120px;
  overflow-wrap: anywhere;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-inline-start: 6px;
  }
  &::before {
    inset-block: 0;
    inline-size: 1px;
    background: ${theme.color.hairline};
  }
  &:first-child::before {
    inset-block-start: 16px;
  }
  &:last-child::before {
    inset-block-end: calc(100% - 16px);
  }
  &::after {
    inset-block-start: 13px;
    inset-inline-start: 2px;
    box-sizing: border-box;
    inline-size: 9px;
    block-size: 9px;
    border: 2px solid ${theme.color.surface};
    border-radius: 50%;
    background: ${theme.color.textMuted};
    box-sizing: content-box;
    translate: -2px 0;
  }
  &:dir(rtl)::after {
    translate: 2px 0;
  }
  &[data-by='SuperAdmin']::after,
  &[data-by='admin']::after,
  &[data-by='staff']::after {
    background: ${theme.color.accent};
  }
  &:target {
    background: ${theme.color.accentSoft};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[3]};
`

const When = styled.span`
  margin-inline-start: auto;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
  line-height: 1.5rem;

  a {
    ${fingerReach}
  }
`

const Onward = styled.span`
  display: inline-block;

  &:dir(rtl) {
    scale: -1 1;
  }
`
