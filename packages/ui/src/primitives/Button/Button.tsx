import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { Spinner } from '../Spinner/Spinner'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

export interface ButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'disabled'
> {
  /** Text, with icons before or after it. An icon that points along the line has `data-mirrored`. */
  children: ReactNode
  /**
   * `primary` at most once per view; `danger` for destructive actions; `quiet` in toolbars and rows. Default: `secondary`.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  /** Stretches over the whole width of its container. */
  isWide?: boolean
  isDisabled?: boolean
  /** Not pressable now, but focusable, so that a tooltip can give the reason. */
  isUnavailable?: boolean
  /** The button's action is pending: it keeps its width and focus and ignores presses and form submission. */
  isPending?: boolean
  /** Name of the pending action: replaces the button's name while `isPending`, and is announced when it begins. */
  pendingLabel?: string
  /** A press by pointer, touch, Enter or Space. Not called while disabled or pending. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void
  /** Icon buttons are as wide as they are high. */
  'data-square'?: boolean
}

/**
 * A push button. It is native, so that the sign-in page needs no press handling and the button submits its form before
 * hydration.
 */
export function Button({
  variant = 'secondary',
  isWide = false,
  isDisabled = false,
  isUnavailable = false,
  isPending,
  pendingLabel,
  onPress,
  onClick,
  children,
  ...props
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isPending || isUnavailable) {
      event.preventDefault()
      return
    }
    onClick?.(event)
    if (!onPress) return
    // Safari doesn't focus a pressed button, and a dialog opened now restores the focus to the focused element.
    event.currentTarget.focus()
    onPress(event)
  }

  return (
    <>
      <Root
        type="button"
        aria-label={isPending ? pendingLabel : undefined}
        {...props}
        disabled={isDisabled}
        aria-disabled={isPending || isUnavailable || undefined}
        data-unavailable={isUnavailable || undefined}
        data-variant={variant}
        data-wide={isWide || undefined}
        data-pending={isPending || undefined}
        onClick={press}
      >
        <Content>{children}</Content>
        {isPending ? <Spinner size={18} /> : null}
      </Root>
      {isPending === undefined ? null : (
        <VisuallyHidden role="status">{isPending ? pendingLabel : null}</VisuallyHidden>
      )}
    </>
  )
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  min-block-size: ${theme.size.control};
  padding-block: ${theme.space[1]};
  padding-inline: ${theme.space[4]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: 500 ${theme.text.md}/1.25 ${theme.font.family};
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color ${theme.motion.quick} ${theme.motion.ease},
    transform ${theme.motion.quick} ${theme.motion.ease};

  > * {
    grid-area: 1 / 1;
  }
  &[data-wide] {
    display: grid;
    inline-size: 100%;
  }

  /* An icon button. A long name beside it shrinks. */
  &[data-square] {
    flex: none;
    inline-size: ${theme.size.control};
    padding: 0;
  }

  &[data-variant='primary'] {
    border-color: transparent;
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  &[data-variant='danger'] {
    border-color: transparent;
    background: ${theme.color.dangerSolid};
    color: ${theme.color.onDanger};
  }
  &[data-variant='quiet'] {
    border-color: transparent;
    background: transparent;
  }

  &[aria-expanded='true'] {
    background: ${theme.color.surfaceHover};
  }
  &[aria-pressed='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  }
  &[aria-pressed='true']:not([data-variant='quiet']) {
    border-color: ${theme.color.accent};
  }
  @media (hover: hover) {
    &:hover:not(:disabled, [data-pending], [data-unavailable], [aria-pressed='true']) {
      background: ${theme.color.surfaceHover};
    }
    &[data-variant='primary']:hover:not(:disabled, [data-pending], [data-unavailable]) {
      background: ${theme.color.accentHover};
    }
    &[data-variant='danger']:hover:not(:disabled, [data-pending], [data-unavailable]) {
      background: color-mix(in oklab, ${theme.color.dangerSolid}, ${theme.color.text} 14%);
    }
  }
  &:active:not(:disabled, [data-pending], [data-unavailable]) {
    transform: scale(0.98);
  }

  &:disabled,
  &[data-unavailable] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[data-pending] {
    cursor: progress;
  }
  @media (pointer: coarse) {
    min-inline-size: ${theme.size.target};
    min-block-size: ${theme.size.target};

    &[data-square] {
      inline-size: 44px;
    }
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      color: Highlight;
    }
    &:disabled,
    &[data-unavailable] {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }
`

const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;

  [data-pending] > & {
    visibility: hidden;
  }
  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  [data-square] > & svg {
    inline-size: 18px;
    block-size: 18px;
  }
`
