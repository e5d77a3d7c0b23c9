import { Eye, EyeOff } from 'lucide-react'
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { TextField, type TextFieldProps } from '../TextField/TextField'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'icon'> {
  /** Name of the button that shows the password. */
  showLabel: string
  /** Name of the same button while the password is visible. */
  hideLabel: string
}

/**
 * A password with a button that shows and hides it. The button does not submit the form; pressed with a pointer, it
 * leaves the focus and the caret in the field.
 */
export function PasswordField({
  showLabel,
  hideLabel,
  ref,
  id: givenId,
  ...props
}: PasswordFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const inputRef = useRef<HTMLInputElement>(null)
  const caret = useRef<[number | null, number | null]>(null)
  const [isShown, setIsShown] = useState(false)
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement)

  // Browsers move the caret to one end when an input's type changes.
  useLayoutEffect(() => {
    if (caret.current) inputRef.current?.setSelectionRange(...caret.current)
  }, [isShown])

  function toggle() {
    const input = inputRef.current
    // Safari would focus a field whose caret is set, so the caret is restored only while focused.
    caret.current =
      input && input === document.activeElement ? [input.selectionStart, input.selectionEnd] : null
    setIsShown(!isShown)
  }

  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      id={id}
      ref={inputRef}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      action={
        <Toggle
          type="button"
          aria-label={isShown ? hideLabel : showLabel}
          aria-controls={id}
          disabled={props.isDisabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </Toggle>
      }
    />
  )
}

const Toggle = styled.button`
  display: grid;
  place-items: center;
  align-self: stretch;
  inline-size: 34px;
  margin: 2px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: ${theme.color.textMuted};
  cursor: pointer;

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
  @media (hover: hover) {
    &:hover:not(:disabled) {
      background: ${theme.color.surfaceHover};
      color: ${theme.color.text};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  @media (pointer: coarse) {
    inline-size: 44px;
    margin: 0;
  }
`
