import { useTranslate } from '@console/core/i18n'
import type { ActionState, Kinds } from '@console/core/kinds'
import { Button, type ButtonProps, Tooltip, VisuallyHidden } from '@console/ui'
import { useId } from 'react'
import { ActionIcon, actionWord } from '@console/kinds'

export interface ActionButtonProps extends Pick<ButtonProps, 'variant'> {
  kinds: Kinds
  state: ActionState
  /** Explanation of why the action is not available now. */
  reason: string | undefined
  isPending: boolean
  onPress: () => void
}

/** Button of one action. While the action is unavailable, the button stays focusable and shows the reason. */
export function ActionButton({
  kinds,
  state: { action },
  reason,
  isPending,
  onPress,
  variant,
}: ActionButtonProps) {
  const translate = useTranslate()
  const reasonId = useId()
  const label = actionWord(kinds, action, translate)
  if (reason === undefined)
    return (
      <Button {...{ variant, onPress, isPending }} pendingLabel={label}>
        <ActionIcon kinds={kinds} action={action} />
        {label}
      </Button>
    )
  return (
    <>
      <Tooltip content={reason}>
        <Button variant={variant} isUnavailable aria-describedby={reasonId}>
          <ActionIcon kinds={kinds} action={action} />
          {label}
        </Button>
      </Tooltip>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  )
}
