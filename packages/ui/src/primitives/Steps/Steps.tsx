import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export interface StepItem<Id extends string = string> {
  id: Id
  label: string
  /** Progress of the step; `wrong`: something in it must be corrected. */
  state: 'done' | 'current' | 'toCome' | 'wrong'
  /** Set while the user can go to this step. */
  isOpen: boolean
}

export interface StepsProps<Id extends string = string> {
  /** Accessible name of the steps: their goal. */
  label: string
  steps: readonly StepItem<Id>[]
  onGo: (id: Id) => void
  /** Visually hidden texts after a step's name, by state; the mark shows the same to the eye. */
  messages: Record<StepItem['state'], string>
  /** Places the steps above the form on every screen. Default: beside it, where there is room. */
  isRow?: boolean
}

/**
 * Position in a multi-step form: a column beside the form, or a row above it where space is short. On a phone the steps are on one line:
 * only the current one shows its name, the others are read out.
 */
export function Steps<Id extends string = string>({
  label,
  steps,
  onGo,
  messages,
  isRow = false,
}: StepsProps<Id>) {
  return (
    <Root role="group" aria-label={label} data-row={isRow || undefined}>
      <ol>
        {steps.map(({ id, label: name, state, isOpen }, place) => (
          <Step key={id} data-state={state}>
            <Way
              as={isOpen && state !== 'current' ? 'button' : 'span'}
              type={isOpen && state !== 'current' ? 'button' : undefined}
              aria-current={state === 'current' ? 'step' : undefined}
              onClick={isOpen && state !== 'current' ? () => onGo(id) : undefined}
            >
              <Mark aria-hidden>{marks[state] ?? place + 1}</Mark>
              <bdi>{name}</bdi>
              <VisuallyHidden> {messages[state]}</VisuallyHidden>
            </Way>
          </Step>
        ))}
      </ol>
    </Root>
  )
}

const marks: Partial<Record<StepItem['state'], ReactNode>> = {
  done: <Check />,
  wrong: <CircleAlert />,
}

const Root = styled.div`
  ol {
    display: grid;
    gap: ${theme.space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  &[data-row] ol {
    display: flex;
    flex-wrap: wrap;
  }
  @media (max-width: 767px) {
    ol {
      display: flex;
      flex-wrap: wrap;
    }
  }
`

const Step = styled.li`
  min-inline-size: 0;

  @media (max-width: 767px) {
    position: relative;

    &:not([data-state='current']) bdi {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  border: 1px solid ${theme.color.border};
  border-radius: 50%;
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;

  svg {
    inline-size: 14px;
    block-size: 14px;
  }
`

const Way = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  inline-size: 100%;
  min-block-size: max(32px, ${theme.size.target});
  padding: ${theme.space[1]} ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.textMuted};
  font: 400 ${theme.text.md}/1.25rem ${theme.font.family};
  text-align: start;
  overflow-wrap: anywhere;

  &:is(button) {
    color: ${theme.color.text};
    cursor: pointer;
  }
  [data-state='current'] > & {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    font-weight: 500;
  }
  [data-state='current'] > & > ${Mark} {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  [data-state='done'] > & > ${Mark} {
    border-color: ${theme.color.success};
    color: ${theme.color.success};
  }
  [data-state='wrong'] > & > ${Mark} {
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
  }
  @media (hover: hover) {
    &:is(button):hover {
      background: ${theme.color.surfaceHover};
    }
  }
`
