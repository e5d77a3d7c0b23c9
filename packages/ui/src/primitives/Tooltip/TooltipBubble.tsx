import { type RefObject, useMemo } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { WithAria } from '../Aria/WithAria'
import type { Hint } from './createHint'
import type { TooltipProps } from './Tooltip'

interface TooltipBubbleProps extends Pick<TooltipProps, 'content' | 'placement'> {
  id: string
  isShown: boolean
  hint: Hint
  triggerRef: RefObject<HTMLElement | null>
}

/** Content of a `Tooltip`. Stays while it is hovered itself. */
export function TooltipBubble({
  id,
  isShown,
  hint,
  triggerRef,
  placement,
  content,
}: TooltipBubbleProps) {
  const state = useMemo(
    () => ({
      isOpen: isShown,
      shouldSkipAnimation: false,
      open: hint.show,
      close: (isImmediate?: boolean) => (isImmediate ? hint.hide() : hint.leave()),
    }),
    [isShown, hint],
  )
  return (
    <WithAria>
      <TooltipTriggerStateContext value={state}>
        <Bubble {...{ id, triggerRef, placement }} offset={6}>
          {content}
        </Bubble>
      </TooltipTriggerStateContext>
    </WithAria>
  )
}

const Bubble = styled(Tooltip)`
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
    animation: fade-in ${theme.motion.quick} ${theme.motion.ease};
  }
  &[data-exiting] {
    animation: fade-in ${theme.motion.quick} ${theme.motion.ease} reverse;
  }
`
