import { useSay } from '@console/core/i18n'
import { Button, VisuallyHidden } from '@console/ui'
import { useContext } from 'react'
import { ActionIcon, actionWord } from '@console/kinds'
import { OpenRecordContext } from './openRecord'

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
  const open = useContext(OpenRecordContext)
  if (!open?.actions.includes(action)) return null
  return (
    <Button onPress={() => open.start(action, about)}>
      <ActionIcon kinds={open.kinds} action={action} />
      {actionWord(open.kinds, action, say)}
      <VisuallyHidden>, {name}</VisuallyHidden>
    </Button>
  )
}
