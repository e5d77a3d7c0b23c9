import { useTranslate } from '@console/core/i18n'
import type { ActionState, Workflows } from '@console/core/workflows'
import { Button, type ButtonProps, Tooltip, VisuallyHidden } from '@console/ui'
import { useId } from 'react'
import { ActionIcon, actionText } from '@console/workflows'

export interface ActionButtonProps extends Pick<ButtonProps, 'variant'> {
  workflows: Workflows
  state: ActionState
  /** Explanation of why the action is not available now. */
  reason: string | undefined
  isPending: boolean
  onPress: () => void
}

/** Button of one action. While the action is unavailable, the button stays focusable and shows the reason. */
export function ActionButton({
  workflows,
  state: { action },
  reason,
  isPending,
  onPress,
  variant,
}: ActionButtonProps) {
  const translate = useTranslate()
  const reasonId = useId()
  const label = actionText(workflows, action, translate)
  if (reason === undefined)
    return (
      <Button {...{ variant, onPress, isPending }} pendingLabel={label}>
        <ActionIcon workflows={workflows} action={action} />
        {label}
      </Button>
    )
  return (
    <>
      <Tooltip content={reason}>
        <Button variant={variant} isUnavailable aria-describedby={reasonId}>
          <ActionIcon workflows={workflows} action={action} />
          {label}
        </Button>
      </Tooltip>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  )
}
