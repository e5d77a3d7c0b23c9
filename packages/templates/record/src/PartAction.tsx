import { useSay } from '@console/core/i18n'
import type { Kinds } from '@console/core/kinds'
import { Button, VisuallyHidden } from '@console/ui'
import { createContext, useContext } from 'react'
import { ActionIcon, actionWord } from '@console/kinds'

/** How something is decided about a part of a record. */
export interface Acting {
  kinds: Kinds
  /** Whether the action is offered, and nothing hinders it. */
  canTake(action: string): boolean
  /** Opens its form with the part chosen. */
  start(action: string, about: string): void
}

/** Null outside of a record that was read. */
export const ActingContext = createContext<Acting | null>(null)

export interface PartActionProps {
  action: string
  /** Which part it is about, as the action's own form knows it. */
  about: string
  /** What the part is called: said by screen readers after the action. */
  name: string
}

/** The button of an action beside the part of a record that it is about: its form opens with the part chosen. Nothing where it cannot be taken. */
export function PartAction({ action, about, name }: PartActionProps) {
  const say = useSay()
  const acting = useContext(ActingContext)
  if (!acting?.canTake(action)) return null
  return (
    <Button onPress={() => acting.start(action, about)}>
      <ActionIcon kinds={acting.kinds} action={action} />
      {actionWord(acting.kinds, action, say)}
      <VisuallyHidden>, {name}</VisuallyHidden>
    </Button>
  )
}
