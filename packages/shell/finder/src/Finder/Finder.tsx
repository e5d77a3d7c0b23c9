import type { NavigationItem } from '@console/core/routes'
import { bareInput, IconButton, theme } from '@console/ui'
import { Search, X } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { suggest } from '../suggest'
import { SuggestionLink } from './SuggestionLink'

export interface FinderProps {
  /** Everything the user may open, in words. */
  destinations: readonly NavigationItem[]
  text: string
  onTextChange: (text: string) => void
  /** Asked to close: by Escape, the cross, a press elsewhere, or because a suggestion was followed. */
  onClose: () => void
  /** Draws an entry's icon by its name. */
  renderIcon?: (name: string) => ReactNode
  /** Along the top of the window, where there is no toolbar to lie over. */
  isFixed?: boolean
}

/**
 * Searches what the navigation leads to (specification 2, 4 and 5). It lies over the toolbar, or whatever positioned element
 * it stands in, 64 px high, with the suggestions below. It is there only while it is open: it takes the focus, and gives it
 * back when it goes.
 */
export function Finder({
  destinations,
  text,
  onTextChange,
  onClose,
  renderIcon,
  isFixed,
}: FinderProps) {
  const { t } = useTranslation('finder')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [pointedAt, setPointedAt] = useState(0)
  const suggestions = useMemo(() => suggest(destinations, text), [destinations, text])
  const pointed = Math.min(pointedAt, suggestions.length - 1)
  const isListed = suggestions.length > 0
  const isInVain = !isListed && text.trim() !== ''
  const optionId = (index: number) => `${id}-${index}`
  const optionAt = (index: number) => document.getElementById(optionId(index))

  useEffect(() => {
    const before = document.activeElement
    input.current?.focus()
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [])

  function change(next: string) {
    setPointedAt(0)
    onTextChange(next)
  }

  function point(index: number) {
    const next = (index + suggestions.length) % suggestions.length
    setPointedAt(next)
    optionAt(next)?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    // What an input method still composes is its own.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    else if (isListed && event.key === 'ArrowDown') point(pointed + 1)
    else if (isListed && event.key === 'ArrowUp') point(pointed - 1)
    else if (isListed && event.key === 'Enter' && event.target === input.current) {
      const { ctrlKey, metaKey, shiftKey, altKey } = event
      const keys = { ctrlKey, metaKey, shiftKey, altKey }
      optionAt(pointed)?.dispatchEvent(
        new MouseEvent('click', { ...keys, bubbles: true, cancelable: true }),
      )
    } else return
    event.preventDefault()
  }

  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent) {
    const hasWindowLostIt = document.activeElement === target
    if (!hasWindowLostIt && !currentTarget.contains(relatedTarget)) onClose()
  }

  return (
    <Root
      role="search"
      aria-label={t('finder.label')}
      data-fixed={isFixed || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Bar>
        <Search aria-hidden />
        <Input
          ref={input}
          role="combobox"
          aria-label={t('finder.text')}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? id : undefined}
          aria-activedescendant={isListed ? optionId(pointed) : undefined}
          placeholder={t('finder.text')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        <IconButton label={t('finder.close')} tooltipPlacement="bottom" onPress={onClose}>
          <X />
        </IconButton>
      </Bar>
      {/* A press beside the links leaves the focus in the field. */}
      <Found
        data-filled={isListed || isInVain || undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isListed ? (
          <List role="listbox" id={id} aria-label={t('finder.suggestions')}>
            {suggestions.map((suggestion, index) => (
              <SuggestionLink
                key={suggestion.item.id}
                id={optionId(index)}
                suggestion={suggestion}
                isPointedAt={index === pointed}
                icon={suggestion.item.icon ? renderIcon?.(suggestion.item.icon) : null}
                onPoint={() => setPointedAt(index)}
                onFollow={onClose}
              />
            ))}
          </List>
        ) : null}
        <div role="status">{isInVain ? <None>{t('finder.none')}</None> : null}</div>
      </Found>
    </Root>
  )
}

const Root = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  color: ${theme.color.text};
  animation: fade-in ${theme.motion.quick} ${theme.motion.ease};

  &[data-fixed] {
    position: fixed;
    inset-block-end: auto;
    z-index: 5;
    block-size: 64px;
    box-shadow: ${theme.shadow.float};
  }
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  block-size: 100%;
  padding-inline: ${theme.space[4]};
  background: ${theme.color.surface};

  > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: ${theme.color.textMuted};
  }
  &:has(> input:focus-visible) {
    box-shadow: inset 0 -2px ${theme.color.focus};
  }
  @media (forced-colors: active) {
    &:has(> input:focus-visible) {
      border-block-end: 2px solid Highlight;
    }
  }
`

const Input = styled.input`
  ${bareInput}
  align-self: stretch;
  padding: 0;
  font: 400 ${theme.text.lg}/1.5 ${theme.font.family};
`

const Found = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: 0;
  inline-size: min(100%, 560px);
  max-block-size: calc(100dvh - 64px);
  overflow: auto;
  overscroll-behavior: contain;
  border-end-end-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  &[data-filled] {
    border: 1px solid ${theme.color.hairline};
    border-block-start: 0;
    border-inline-start: 0;
    box-shadow: ${theme.shadow.float};
  }
  @media (max-width: 599px) {
    border-radius: 0;
  }
`

const List = styled.div`
  padding: ${theme.space[2]};
`

const None = styled.p`
  padding: ${theme.space[4]};
  padding-inline-start: 46px;
  color: ${theme.color.textMuted};
`
