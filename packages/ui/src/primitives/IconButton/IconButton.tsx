import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button/Button'
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip'

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'isWide'> {
  /** The icon. One that points along the line has `data-mirrored`. */
  children: ReactNode
  /** The button's name, shown as its tooltip. */
  label: string
  /** Position of the tooltip. Default: `top`. */
  tooltipPlacement?: TooltipProps['placement']
}

/** A square button with only an icon, quiet by default. */
export function IconButton({ label, tooltipPlacement, ...props }: IconButtonProps) {
  return (
    <Tooltip content={label} placement={tooltipPlacement}>
      <NamedButton variant="quiet" {...props} aria-label={label} />
    </Tooltip>
  )
}

/** The tooltip repeats the name, so it is not announced a second time as the description. */
function NamedButton({ 'aria-describedby': _tooltip, ...props }: ButtonProps) {
  return <Button {...props} data-square />
}
