import type { ComponentProps, ReactElement } from 'react'
import { Pressable } from 'react-aria-components/Pressable'

/** A `Button`, an `IconButton` or another element that passes its props and `ref` to a native button. */
export type TriggerElement = ReactElement<{ isDisabled?: boolean; isPending?: boolean }>

/**
 * What opens a menu, popover or dialog of react-aria. Our buttons are native ones and know nothing of its triggers, so that
 * pages with nothing to open stay light; here they learn it.
 */
export function Trigger({ children }: { children: TriggerElement }) {
  const { isDisabled, isPending } = children.props
  return (
    <Pressable isDisabled={Boolean(isDisabled || isPending)}>
      {children as ComponentProps<typeof Pressable>['children']}
    </Pressable>
  )
}
