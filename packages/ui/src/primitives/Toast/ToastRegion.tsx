import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { WithAria } from '../Aria/WithAria'
import { Toast } from './Toast'
import type { ToastQueue } from './ToastQueue'

export interface ToastRegionProps {
  queue: ToastQueue
  /** On the right in either reading direction, or in the middle. */
  place: 'top-right' | 'top-center'
  /** Name of the region, unique among regions; F6 moves the focus there. */
  label: string
  /** Name of each notice's close button. */
  closeLabel: string
}

/**
 * Area for a queue's notices. While a pointer or the focus is on one of them none expires. New ones are added below the
 * others, so that nothing moves under the pointer.
 */
export function ToastRegion({ queue, place, label, closeLabel }: ToastRegionProps) {
  return (
    <WithAria>
      <Root queue={queue} aria-label={label} data-place={place}>
        {({ toast }) => <Toast toast={toast} closeLabel={closeLabel} />}
      </Root>
    </WithAria>
  )
}

/* Above dialogs, and below menus and tooltips, which react-aria puts at 100000: the user has just opened those. */
const Root = styled(AriaToastRegion<ToastQueue['visibleToasts'][number]['content']>)`
  position: fixed;
  /* Over the toolbar, where it briefly covers no title, count or sum of the current task. */
  inset-block-start: ${theme.space[2]};
  z-index: 99999;
  display: flex;
  flex-direction: column-reverse;
  gap: ${theme.space[2]};
  inline-size: min(380px, 100vi - 2 * ${theme.space[4]});

  &[data-place='top-right'] {
    right: ${theme.space[4]};
  }
  &[data-place='top-center'] {
    inset-inline: 0;
    inline-size: min(560px, 100vi - 2 * ${theme.space[4]});
    margin-inline: auto;
  }

  /* Where the two would overlap, the later one moves below. */
  @media (width < 1368px) {
    &[data-place='top-right'] {
      --own: --toasts-right;
      --other: --toasts-center;
    }
    &[data-place='top-center'] {
      --own: --toasts-center;
      --other: --toasts-right;
    }
    anchor-name: var(--own);
    inset-block-start: calc(anchor(var(--other) end, 0px) + ${theme.space[2]});

    /* Browsers without anchors: one above, one below. */
    @supports not (anchor-name: --toasts) {
      &[data-place='top-right'] {
        inset-block: auto ${theme.space[4]};
      }
    }
  }
  &:focus-visible {
    border-radius: ${theme.radius.card};
  }
`
