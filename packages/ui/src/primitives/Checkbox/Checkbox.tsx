import { Check, Minus } from 'lucide-react'
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { choiceRow } from '../Field/choiceRow'
import { describedBy, FieldNotes, Required } from '../Field/Field'

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  | 'className'
  | 'style'
  | 'type'
  | 'size'
  | 'disabled'
  | 'required'
  | 'checked'
  | 'defaultChecked'
  | 'children'
  | 'onChange'
> {
  /** The label. Without it, give `aria-label` or `aria-labelledby`. */
  children?: ReactNode
  description?: ReactNode
  /** Error from the form or the server. Its presence marks the box as invalid. */
  errorMessage?: string
  isSelected?: boolean
  defaultSelected?: boolean
  /** Some but not all of the represented items are selected. Drawn until the owner changes it. */
  isIndeterminate?: boolean
  isDisabled?: boolean
  isRequired?: boolean
  onChange?: (isSelected: boolean) => void
}

/**
 * A choice that is on or off. The input is native, styled: it is submitted with its form, can be changed before
 * hydration, and needs no inline style. `ref` is the input itself.
 */
export function Checkbox({
  children,
  description,
  errorMessage,
  isSelected,
  defaultSelected,
  isIndeterminate = false,
  isDisabled = false,
  isRequired = false,
  onChange,
  ref,
  id: givenId,
  ...props
}: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const inputRef = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement)

  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = isIndeterminate
  }, [isIndeterminate])

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    onChange?.(target.checked)
    // A press clears the browser's indeterminate mark; whether it stays is up to the owner.
    target.indeterminate = isIndeterminate
  }

  return (
    <div>
      <Row data-disabled={isDisabled || undefined}>
        <Box>
          <Input
            {...props}
            ref={inputRef}
            id={id}
            type="checkbox"
            checked={isSelected}
            defaultChecked={defaultSelected}
            disabled={isDisabled}
            aria-required={isRequired || undefined}
            aria-invalid={errorMessage ? true : undefined}
            aria-describedby={describedBy(id, { description, errorMessage })}
            onChange={change}
          />
          {isIndeterminate ? <Minus aria-hidden /> : <Check aria-hidden />}
        </Box>
        {children ? (
          <span>
            {children}
            {isRequired ? <Required aria-hidden>*</Required> : null}
          </span>
        ) : null}
      </Row>
      <Notes>
        <FieldNotes id={id} description={description} errorMessage={errorMessage} />
      </Notes>
    </div>
  )
}

const Row = styled.label`
  display: inline-flex;
  gap: ${theme.space[2]};
  min-block-size: 24px;
  min-inline-size: 24px;
  padding-block: 2px;
  ${choiceRow}

  @media (pointer: coarse) {
    min-inline-size: 44px;
  }
`

const Box = styled.span`
  display: grid;
  flex: none;
  margin: calc((1.25rem - 18px) / 2) 1px;

  svg {
    grid-area: 1 / 1;
    place-self: center;
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 3;
    color: ${theme.color.onAccent};
    opacity: 0;
    pointer-events: none;
  }
  input:is(:checked, :indeterminate) + svg {
    opacity: 1;
  }
  @media (forced-colors: active) {
    svg {
      color: HighlightText;
    }
  }
`

const Input = styled.input`
  grid-area: 1 / 1;
  appearance: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 0;
  border: 1px solid ${theme.color.border};
  border-radius: 4px;
  background: ${theme.color.surface};
  cursor: inherit;
  transition: background-color ${theme.motion.quick} ${theme.motion.ease};

  @media (hover: hover) {
    ${Row}:hover &:enabled {
      border-color: ${theme.color.accent};
    }
  }
  &:is(:checked, :indeterminate) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
  }
  &[aria-invalid] {
    border-color: ${theme.color.danger};
  }
  @media (forced-colors: active) {
    &:is(:checked, :indeterminate) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
  }
`

/* Aligned with the text, not with the box. */
const Notes = styled.div`
  padding-inline-start: 28px;
`
