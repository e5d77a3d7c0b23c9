import type { NavigationItem } from '@console/core/routes'
import { bareInput, Button, IconButton, Key, theme } from '@console/ui'
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
import { type PaletteGroup, type PaletteItem, itemOfSuggestion, itemsWith, linesOf } from '../items'
import { suggest } from '../suggest'
import { PaletteList, lineId } from './PaletteList'

export interface CommandPaletteProps {
  /** All destinations open to the user, with translated titles. */
  destinations: readonly NavigationItem[]
  text: string
  onTextChange: (text: string) => void
  /** Called to close: by Escape, the close button, a press elsewhere, or after following a link. */
  onClose: () => void
  /** Draws an entry's icon by its name. */
  renderIcon?: (name: string) => ReactNode
  /** Fixed along the top of the window, where there is no toolbar to cover. */
  isFixed?: boolean
  /** Recently opened records, the last first. */
  recent?: readonly PaletteItem[]
  /** Actions of the screen behind the command palette. */
  actions?: readonly PaletteItem[]
  /** Search hits from other sources for this text. */
  hits?: readonly PaletteGroup[]
  /** Status of the search in other sources. Default: there is none. */
  looking?: 'done' | 'looking' | 'failed'
  /** Retries a failed search. */
  onRetry?: () => void
}

/** Maximum number of recent items, and of actions, beside the hits. */
const maxBeside = 5

const none: readonly never[] = []

/**
 * Searches the navigation (specification 2, 4 and 5), recently opened records, the actions of this screen, and other sources. It covers
 * the toolbar, or its positioned ancestor, 64 px high, with the hits below. It is mounted only while open: it takes the focus, and
 * restores it on unmount. An empty text suggests nothing (specification 5): recent items and actions are shown on request.
 */
export function CommandPalette({
  destinations,
  text,
  onTextChange,
  onClose,
  renderIcon,
  isFixed,
  recent = none,
  actions = none,
  hits = none,
  looking = 'done',
  onRetry,
}: CommandPaletteProps) {
  const { t } = useTranslation('commandPalette')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const [pointedAt, setPointedAt] = useState(0)
  const [isAsked, setIsAsked] = useState(false)
  /** Enter was pressed before there was a hit: the first hit is followed when it arrives. */
  const [isAwaited, setIsAwaited] = useState(false)
  const suggestions = useMemo(() => suggest(destinations, text), [destinations, text])

  const isEmpty = text.trim() === ''
  const isHinted = isEmpty && !isAsked && recent.length + actions.length > 0
  const beside = (items: readonly PaletteItem[]) =>
    isEmpty && !isAsked ? none : itemsWith(items, text).slice(0, maxBeside)
  const groups: readonly PaletteGroup[] = [
    { id: 'recent', title: t('commandPalette.recent'), items: beside(recent) },
    { id: 'places', title: t('commandPalette.places'), items: suggestions.map(itemOfSuggestion) },
    { id: 'actions', title: t('commandPalette.actions'), items: beside(actions) },
    ...(isEmpty ? none : hits),
  ].filter(({ items }) => items.length > 0)
  const count = groups.flatMap(linesOf).length
  const pointed = Math.min(pointedAt, count - 1)
  const isListed = count > 0
  const isInVain = !isListed && !isEmpty && looking === 'done'
  const lineAt = (index: number) => document.getElementById(lineId(id, index))

  useEffect(() => {
    const before = document.activeElement
    input.current?.focus()
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [])

  const isAnswered = isAwaited && looking !== 'looking'
  useEffect(() => {
    if (isAnswered) root.current?.querySelector<HTMLElement>('[role="option"]')?.click()
  }, [isAnswered])

  function change(next: string) {
    setPointedAt(0)
    setIsAwaited(false)
    onTextChange(next)
  }

  function point(index: number) {
    const next = (index + count) % count
    setPointedAt(next)
    lineAt(next)?.scrollIntoView({ block: 'nearest' })
  }

  function follow({ act }: PaletteItem) {
    onClose()
    // Once the command palette has restored the focus.
    if (act) setTimeout(act)
  }

  function onKeyDown(event: KeyboardEvent) {
    const isEnter = event.key === 'Enter' && event.target === input.current
    if (event.key === 'Escape') onClose()
    else if (isHinted && event.key === 'ArrowDown') setIsAsked(true)
    else if (isListed && event.key === 'ArrowDown') point(pointed + 1)
    else if (isListed && event.key === 'ArrowUp') point(pointed - 1)
    else if (isListed && isEnter) {
      const { ctrlKey, metaKey, shiftKey, altKey } = event
      const keys = { ctrlKey, metaKey, shiftKey, altKey }
      lineAt(pointed)?.dispatchEvent(
        new MouseEvent('click', { ...keys, bubbles: true, cancelable: true }),
      )
    } else if (isEnter && looking === 'looking') setIsAwaited(true)
    else return
    event.preventDefault()
  }

  function onBlur({ currentTarget, target, relatedTarget }: FocusEvent) {
    const hasWindowLostIt = document.activeElement === target
    if (!hasWindowLostIt && !currentTarget.contains(relatedTarget)) onClose()
  }

  return (
    <Root
      ref={root}
      role="search"
      aria-label={t('commandPalette.label')}
      data-fixed={isFixed || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Bar>
        <Search aria-hidden />
        <Input
          ref={input}
          role="combobox"
          aria-label={t('commandPalette.text')}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={isListed ? id : undefined}
          aria-activedescendant={isListed ? lineId(id, pointed) : undefined}
          placeholder={t('commandPalette.text')}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        <IconButton label={t('commandPalette.close')} tooltipPlacement="bottom" onPress={onClose}>
          <X />
        </IconButton>
      </Bar>
      {/* A press between the links leaves the focus in the field. */}
      <Hits
        data-filled={isListed || isHinted || isInVain || looking !== 'done' || undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isListed ? (
          <PaletteList
            id={id}
            label={t('commandPalette.suggestions')}
            groups={groups}
            pointed={pointed}
            onPoint={setPointedAt}
            onFollow={follow}
            renderIcon={renderIcon}
          />
        ) : null}
        {isHinted ? (
          <Hint type="button" tabIndex={-1} onClick={() => setIsAsked(true)}>
            <Key aria-hidden>↓</Key>
            {t('commandPalette.hint')}
          </Hint>
        ) : null}
        <div role="status">
          {isInVain ? <Note>{t('commandPalette.none')}</Note> : null}
          {looking === 'looking' ? <Note>{t('commandPalette.looking')}</Note> : null}
          {looking === 'failed' ? <Note>{t('commandPalette.failed')}</Note> : null}
        </div>
        {looking === 'failed' && onRetry ? (
          <Again>
            <Button onPress={onRetry}>{t('commandPalette.retry')}</Button>
          </Again>
        ) : null}
      </Hits>
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

const Hits = styled.div`
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

const Note = styled.p`
  padding: ${theme.space[4]};
  padding-inline-start: 46px;
  color: ${theme.color.textMuted};
`

const Again = styled.div`
  padding: 0 46px ${theme.space[4]};
`

/* Its text is aligned with the typed text. */
const Hint = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  inline-size: 100%;
  min-block-size: 44px;
  padding: 0 ${theme.space[4]};
  border: 0;
  background: none;
  color: ${theme.color.textMuted};
  font: 400 ${theme.text.sm}/1.5 ${theme.font.family};
  text-align: start;
  cursor: pointer;
`
