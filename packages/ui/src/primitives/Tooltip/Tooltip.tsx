import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip'
import styled, { keyframes } from 'styled-components'
import { theme } from '../../tokens/theme'

export interface TooltipProps {
  /** A few words; what must be read or pressed belongs into a `Popover`. */
  content: ReactNode
  /** What it explains: one element that takes the focus and passes its props and `ref` to the DOM. */
  children: ReactElement<{ isDisabled?: boolean }>
  placement?: ComponentProps<typeof AriaTooltip>['placement']
}

/** Explains a control while it is pointed at, after a moment, or has the keyboard's focus. Escape hides it. */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={100}>
      <Focusable isDisabled={children.props.isDisabled}>
        {children as ComponentProps<typeof Focusable>['children']}
      </Focusable>
      <Bubble placement={placement} offset={6}>
        {content}
      </Bubble>
    </TooltipTrigger>
  )
}

const appear = keyframes`
  from {
    opacity: 0;
  }
`

const Bubble = styled(AriaTooltip)`
  inline-size: max-content;
  max-inline-size: min(320px, 100vi - ${theme.space[4]});
  padding: ${theme.space[1]} ${theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  font: 400 ${theme.text.xs}/1.4 ${theme.font.family};
  box-shadow: ${theme.shadow.float};
  overflow-wrap: anywhere;

  &[data-entering] {
    animation: ${appear} ${theme.motion.quick} ${theme.motion.ease};
  }
  &[data-exiting] {
    animation: ${appear} ${theme.motion.quick} ${theme.motion.ease} reverse;
  }
`
