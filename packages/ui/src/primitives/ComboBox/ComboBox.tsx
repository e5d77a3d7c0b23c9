import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import type { FieldTexts } from '../Field/Field'
import { ItemNote, ItemText, popoverItem } from '../Popover/popoverItem'
import { Spinner } from '../Spinner/Spinner'
import { TextField } from '../TextField/TextField'

/** A search hit. */
export interface ComboBoxOption {
  id: string
  label: string
  /** A second, muted line. */
  description?: ReactNode
  /** The typed text is its code: Enter chooses it, whatever else was found. */
  isExact?: boolean
}

export interface ComboBoxProps extends FieldTexts {
  text: string
  onTextChange: (text: string) => void
  /** Search hits. The owner keeps the previous ones until the next response. */
  options: readonly ComboBoxOption[]
  /** The hits for the current text are still loading. */
  isBusy: boolean
  /** Accessible name of the loading mark. */
  busyLabel: string
  onChoose: (id: string) => void
  /** Keeps the list open after a choice, for several choices in a row. */
  staysOpen?: boolean
  /** Focuses the field and opens its list on mount. */
  isOpened?: boolean
  /** Message below the hits: no results, or an error. */
  status?: ReactNode
  onBlur?: () => void
  name?: string
  icon?: ReactNode
  placeholder?: string
  /** Text direction, where it isn't the page's. */
  dir?: 'auto'
}

/**
 * A field that searches while the user types. The arrow keys highlight an option, Enter chooses it. With none highlighted, Enter
 * chooses the only hit or the one whose code was typed, once the response has arrived; otherwise it highlights the first. It never
 * chooses a hit for another text. Escape closes the list.
 */
export function ComboBox({
  text,
  onTextChange,
  options,
  isBusy,
  busyLabel,
  onChoose,
  staysOpen = false,
  isOpened = false,
  status,
  onBlur,
  ...props
}: ComboBoxProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(isOpened)
  const [markedId, setMarkedId] = useState<string | null>(null)
  /** Enter was pressed before the response arrived. */
  const [isEntered, setIsEntered] = useState(false)
  /** Option chosen by Enter without being highlighted. */
  const [taken, setTaken] = useState<{ id: string } | null>(null)
  const marked = options.findIndex((option) => option.id === markedId)
  const isShown = isOpen && (options.length > 0 || (status !== undefined && status !== null))

  function choose(option: ComboBoxOption) {
    setIsOpen(staysOpen)
    setMarkedId(null)
    setIsEntered(false)
    onChoose(option.id)
  }

  if (isEntered && !isBusy) {
    const only = onlyOf(options)
    setIsEntered(false)
    setIsOpen(staysOpen || only === undefined)
    setMarkedId(only ? null : (options[0]?.id ?? null))
    if (only) setTaken({ id: only.id })
  }

  const beginsHere = useEffectEvent(() => isOpened)
  useEffect(() => {
    if (beginsHere()) field.current?.focus()
  }, [])

  // Called after render, because the owner may render something else.
  const reportChoice = useEffectEvent((option: { id: string }) => onChoose(option.id))
  useEffect(() => {
    if (taken) reportChoice(taken)
  }, [taken])

  useEffect(() => {
    if (marked >= 0) list.current?.children[marked]?.scrollIntoView({ block: 'nearest' })
  }, [marked])

  function mark(place: number) {
    setIsOpen(true)
    setMarkedId(options.at(place % (options.length || 1))?.id ?? null)
  }

  function press(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown') mark(isShown ? marked + 1 : 0)
    else if (key === 'ArrowUp') mark(marked <= 0 ? -1 : marked - 1)
    else if (key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      const option = isShown ? options[marked] : undefined
      if (option) choose(option)
      else setIsEntered(text.trim() !== '')
    } else if (key === 'Escape' && isShown) {
      setIsOpen(false)
      event.stopPropagation()
    } else return
    event.preventDefault()
  }

  return (
    <Root
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        setIsOpen(false)
        setIsEntered(false)
        onBlur?.()
      }}
    >
      <TextField
        {...props}
        ref={field}
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={isShown && marked >= 0 ? `${id}-${marked}` : undefined}
        value={text}
        onChange={(typed) => {
          setMarkedId(null)
          setIsEntered(false)
          setIsOpen(true)
          onTextChange(typed)
        }}
        onKeyDown={press}
        onClick={() => setIsOpen(true)}
        action={
          isBusy && isOpen && (isEntered || options.length === 0) ? (
            <Wait>
              <Spinner label={busyLabel} />
            </Wait>
          ) : undefined
        }
      />
      {isShown ? (
        <Sheet>
          <List
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={typeof props.label === 'string' ? props.label : undefined}
            aria-busy={isBusy}
            // A press in the list leaves the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
          >
            {options.map((option, place) => (
              <Option
                key={option.id}
                id={`${id}-${place}`}
                role="option"
                aria-selected={place === marked}
                data-focused={place === marked || undefined}
                // The second click of a double one is not meant for what has come in its place.
                onClick={({ detail }) => {
                  if (detail < 2) choose(option)
                }}
              >
                <ItemText>
                  <bdi>{option.label}</bdi>
                  {option.description ? <ItemNote>{option.description}</ItemNote> : null}
                </ItemText>
              </Option>
            ))}
          </List>
          {status ? <Status>{status}</Status> : null}
        </Sheet>
      ) : null}
    </Root>
  )
}

/** The option whose code was typed, else the only one. */
function onlyOf(options: readonly ComboBoxOption[]): ComboBoxOption | undefined {
  const exact = options.filter(({ isExact }) => isExact)
  if (exact.length === 1) return exact[0]
  return options.length === 1 ? options[0] : undefined
}

const Root = styled.div`
  position: relative;
`

const Wait = styled.span`
  display: flex;
  padding-inline-end: ${theme.space[3]};
`

const Sheet = styled.div`
  position: absolute;
  inset-inline: 0;
  z-index: 2;
  margin-block-start: ${theme.space[1]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
`

const List = styled.div`
  max-block-size: 320px;
  overflow: auto;
  padding: ${theme.space[1]};

  &:empty {
    display: none;
  }
`

const Option = styled.div`
  ${popoverItem}
`

const Status = styled.div`
  padding: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.color.textMuted};
`
