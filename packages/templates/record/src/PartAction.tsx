import { useTranslate } from '@console/core/i18n'
import { Button, VisuallyHidden } from '@console/ui'
import { useContext } from 'react'
import { ActionIcon, actionText } from '@console/workflows'
import { OpenRecordContext } from './openRecord'

export interface PartActionProps {
  action: string
  /** Part that it concerns, in terms of the action's own form. */
  about: string
  /** Name of the part, read by screen readers after the action. */
  name: string
}

/**
 * Button of an action beside the part of a record that it concerns: its form opens with that part selected. Renders nothing while
 * the action is not available.
 */
export function PartAction({ action, about, name }: PartActionProps) {
  const translate = useTranslate()
  const open = useContext(OpenRecordContext)
  if (!open?.actions.includes(action)) return null
  return (
    <Button onPress={() => open.start(action, about)}>
      <ActionIcon workflows={open.workflows} action={action} />
      {actionText(open.workflows, action, translate)}
      <VisuallyHidden>, {name}</VisuallyHidden>
    </Button>
  )
}
