import type { ActionState } from '@console/core/contracts'
import { Button, type ButtonProps, Tooltip, VisuallyHidden } from '@console/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { actionIcons } from './actions'
import { hindranceWord } from './hindranceWord'

export interface ActionButtonProps extends Pick<ButtonProps, 'variant'> {
  state: ActionState
  isPending: boolean
  onPress: () => void
}

/** The button of one action. Where it cannot be done now it is reached and read all the same, with the reason. */
export function ActionButton({
  state: { action, hindrance },
  isPending,
  onPress,
  variant,
}: ActionButtonProps) {
  const { t } = useTranslation('templates')
  const reasonId = useId()
  const Icon = actionIcons[action]
  const label = t(`action.${action}`)
  if (hindrance === null)
    return (
      <Button {...{ variant, onPress, isPending }} pendingLabel={label}>
        <Icon aria-hidden data-icon />
        {label}
      </Button>
    )
  const reason = t(hindranceWord(hindrance))
  return (
    <>
      <Tooltip content={reason}>
        <Button variant={variant} isUnavailable aria-describedby={reasonId}>
          <Icon aria-hidden data-icon />
          {label}
        </Button>
      </Tooltip>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  )
}
