import type { CSSProperties } from 'react'
import { Label } from 'react-aria-components/Label'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { WithAria } from '../Aria/WithAria'

export interface ProgressBarProps {
  /** Name of the running process. */
  label: string
  /** Visually hides the label where the surroundings already show it. */
  isLabelHidden?: boolean
  /** Progress from 0 to `maxValue`. Without it the duration is unknown. */
  value?: number
  /** Default: 100. */
  maxValue?: number
  /** Progress in words: "12 of 40 rows". Default: a percentage in the format of the language. */
  valueLabel?: string
}

/** Progress of a process; the bar grows in the reading direction. */
export function ProgressBar({ label, isLabelHidden, value, ...props }: ProgressBarProps) {
  return (
    <WithAria>
      <Root
        {...props}
        value={value}
        isIndeterminate={value === undefined}
        aria-label={isLabelHidden ? label : undefined}
      >
        {({ percentage, valueText }) => (
          <>
            {isLabelHidden ? null : (
              <Texts>
                <Label>{label}</Label>
                <Value>{valueText}</Value>
              </Texts>
            )}
            <Track>
              {percentage === undefined ? (
                <Runner />
              ) : (
                <Fill style={{ '--share': percentage / 100 } as CSSProperties} />
              )}
            </Track>
          </>
        )}
      </Root>
    </WithAria>
  )
}

const Root = styled(AriaProgressBar)`
  display: grid;
  gap: ${theme.space[2]};
  color: ${theme.color.text};
`

const Texts = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]};
  font-size: ${theme.text.sm};
`

const Value = styled.span`
  flex: none;
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`

const Track = styled.div`
  overflow: clip;
  block-size: 6px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.hairline};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Fill = styled.div`
  block-size: 100%;
  background: ${theme.color.accent};
  transform: scaleX(var(--share));
  transform-origin: left;
  transition: transform ${theme.motion.calm} ${theme.motion.ease};

  &:dir(rtl) {
    transform-origin: right;
  }
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`

/* A multiple of the motion token: with motion off the bar doesn't move. */
const Runner = styled.div`
  inline-size: 40%;
  block-size: 100%;
  border-radius: inherit;
  background: ${theme.color.accent};
  animation: run calc(${theme.motion.calm} * 7) ease-in-out infinite;

  &:dir(rtl) {
    animation-direction: reverse;
    /* Keyframes move to the right in either direction; the bar starts from the same edge for both. */
    margin-inline-start: 60%;
  }
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`
