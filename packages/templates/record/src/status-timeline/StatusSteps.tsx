import { useFormats } from '@console/core/i18n'
import { Text, theme, VisuallyHidden } from '@console/ui'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Step of a status timeline. */
export interface StatusStep {
  id: string
  /** Translated status. */
  name: string
  /** `possible`: the record can be moved there now. `ended`: the record ended here early. */
  state: 'done' | 'current' | 'possible' | 'toCome' | 'ended'
  /** Instant and user. Undefined while loading, null when unknown. */
  reached?: { at: string; by: string } | null
  /** Note on a future step, such as who must not take it. */
  hint?: string | undefined
}

interface StatusStepsProps {
  /** Accessible name, with the record. */
  label: string
  /** Steps from the start. */
  points: readonly StatusStep[]
}

/**
 * Status timeline as connected steps: past ones with time and user, the current one, and possible next ones. Stacked when there
 * is no room. Icons and lines differ in shape, and have text for screen readers.
 */
export function StatusSteps({ label, points }: StatusStepsProps) {
  const { t } = useTranslation('record')
  const formats = useFormats()
  return (
    <Room>
      <List aria-label={label}>
        {points.map(({ id, name, state, reached, hint }) => (
          <li key={id} data-state={state} aria-current={isHere(state) ? 'step' : undefined}>
            <Mark aria-hidden>{marks[state]}</Mark>
            <Text as="span" size="sm" weight={isHere(state) ? 'semibold' : 'medium'}>
              {name}
              <VisuallyHidden> {t(`record.way.${state}`)}</VisuallyHidden>
            </Text>
            {reached === null || state === 'possible' || state === 'toCome' ? null : (
              // As high as the content that is still loading.
              <Reached aria-busy={reached === undefined || undefined}>
                <time dateTime={reached?.at}>
                  {reached ? formats.dateTime(new Date(reached.at)) : '\u00A0'}
                </time>
                <bdi>{reached?.by ?? '\u00A0'}</bdi>
              </Reached>
            )}
            {hint === undefined ? null : <Reached>{hint}</Reached>}
          </li>
        ))}
      </List>
    </Room>
  )
}

function isHere(state: StatusStep['state']): boolean {
  return state === 'current' || state === 'ended'
}

const Dot = styled.span`
  inline-size: 8px;
  block-size: 8px;
  border: 4px solid currentColor;
  border-radius: 50%;
  box-sizing: border-box;
`

const marks: Record<StatusStep['state'], React.ReactNode> = {
  done: <Check size={14} />,
  current: <Dot />,
  ended: <X size={14} />,
  possible: null,
  toCome: null,
}

const Room = styled.div`
  container: way / inline-size;
`

const Reached = styled.span`
  display: grid;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};
  line-height: 1.125rem;

  /* Side by side when the steps are stacked. */
  @container way (max-width: 35.9375rem) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
  }
`

const size = 22

const List = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    align-content: start;
    padding-block-start: ${size + 6}px;
    padding-inline-end: ${theme.space[3]};
    overflow-wrap: anywhere;
  }
  /* Line to the next step; solid after a completed one. */
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: ${size / 2 - 1}px;
    inset-inline: ${size + 4}px 4px;
    border-block-start: 2px dashed ${theme.color.border};
  }
  li[data-state='done']:not(:last-child)::after {
    border-block-start: 2px solid ${theme.color.success};
  }
  li[data-state='toCome'] {
    color: ${theme.color.textMuted};
  }

  @container way (max-width: 35.9375rem) {
    grid-auto-flow: row;

    li {
      padding-block: 1px ${theme.space[3]};
      padding-inline-start: ${size + 12}px;
    }
    li:not(:last-child)::after {
      inset-block: ${size + 3}px 1px;
      inset-inline: ${size / 2 - 1}px auto;
      border-block-start: 0;
      border-inline-start: 2px dashed ${theme.color.border};
    }
    li[data-state='done']:not(:last-child)::after {
      border-block-start: 0;
      border-inline-start: 2px solid ${theme.color.success};
    }
  }
`

const Mark = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: ${size}px;
  block-size: ${size}px;
  border: 2px solid ${theme.color.border};
  border-radius: 50%;

  [data-state='done'] > & {
    border-color: ${theme.color.success};
    color: ${theme.color.success};
  }
  [data-state='current'] > & {
    border-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }
  [data-state='ended'] > & {
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
  }
  [data-state='toCome'] > & {
    border-style: dashed;
  }
`
