import { theme } from '@console/ui'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { SquareDashed } from 'lucide-react'
import type { Icon } from '../contract'
import { placeOfKey } from './placeOfKey'
import { useGridWindow } from './useGridWindow'
import drawings from '../drawings.json'

interface IconGridProps {
  icons: readonly Icon[]
  /** In pixels; undefined for each icon's preferred size. */
  size: number | undefined
  /** Called on press or Enter. */
  onChoose: (icon: Icon) => void
}

/** Before measuring: nothing is drawn. */
const notYet = { columns: 1, first: 0, end: 0, page: 1 }

/**
 * Virtualized grid of icons. Arrows, Home, End, Page Up and Page Down move between them; the focused icon is always
 * mounted.
 */
export function IconGrid({ icons, size, onChoose }: IconGridProps) {
  const { t } = useTranslation('icons')
  const scroller = useRef<HTMLDivElement>(null)
  const cell = useRef<HTMLDivElement>(null)
  const { columns, first, end, page } = useGridWindow(scroller, cell) ?? notYet
  const [at, setAt] = useState(0)
  const [seen, setSeen] = useState(icons)
  // New search results start at the top.
  if (seen !== icons) {
    setSeen(icons)
    setAt(0)
  }
  const wantsFocus = useRef(false)
  const count = Math.ceil(icons.length / columns)
  const row = Math.floor(at / columns)
  const rows = [...Array(Math.max(0, Math.min(end, count) - first)).keys()].map(
    (place) => first + place,
  )
  const drawn =
    rows.length === 0 || rows.includes(row)
      ? rows
      : [...rows, row].toSorted((one, other) => one - other)

  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    scroller.current?.querySelector<HTMLElement>(`[data-place="${at}"]`)?.focus()
  })

  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0 })
  }, [icons])

  function go(event: KeyboardEvent<HTMLElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = placeOfKey(event, at, { count: icons.length, columns, page, isRtl })
    if (next === null) return
    event.preventDefault()
    wantsFocus.current = true
    setAt(next)
  }

  return (
    <Scroller ref={scroller}>
      <Cell ref={cell} as="div" aria-hidden data-measure style={heightFor(size)} />
      <Rows
        role="grid"
        aria-label={t('title')}
        aria-rowcount={count}
        aria-colcount={columns}
        onKeyDown={go}
        style={{ ...heightFor(size), '--rows': count, '--columns': columns } as object}
      >
        {drawn.map((place) => (
          <div
            key={place}
            role="row"
            aria-rowindex={place + 1}
            style={{ insetBlockStart: `calc(var(--cell) * ${place})` }}
          >
            {icons.slice(place * columns, (place + 1) * columns).map((icon, column) => {
              const here = place * columns + column
              return (
                <div key={icon.id} role="gridcell" aria-colindex={column + 1}>
                  <Cell
                    type="button"
                    data-place={here}
                    tabIndex={here === at ? 0 : -1}
                    title={icon.name}
                    onFocus={() => setAt(here)}
                    onClick={() => onChoose(icon)}
                  >
                    <Drawing name={icon.name} size={size ?? icon.prevSize} />
                    <bdi dir="ltr" lang="en">
                      {icon.name}
                    </bdi>
                  </Cell>
                </div>
              )
            })}
          </div>
        ))}
      </Rows>
    </Scroller>
  )
}

/** Height of a cell: its icon, and two lines for its name. */
function heightFor(size = 32) {
  return { '--cell': `calc(${size}px + 4.5rem)` } as object
}

const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
`

const Rows = styled.div`
  position: relative;
  block-size: calc(var(--cell) * var(--rows));

  > [role='row'] {
    position: absolute;
    inset-inline: 0;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    block-size: var(--cell);
  }
`

const Cell = styled.button`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  inline-size: 100%;
  block-size: var(--cell);
  padding: ${theme.space[1]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.text};
  font: 400 ${theme.text.xs}/1.3 ${theme.font.family};
  cursor: pointer;

  &[data-measure] {
    position: absolute;
    inline-size: 6.5rem;
    visibility: hidden;
  }
  > bdi {
    display: -webkit-box;
    max-inline-size: 100%;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  > [data-undrawn] {
    color: ${theme.color.textMuted};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover {
      background: ${theme.color.surfaceHover};
    }
  }
`

/** Path data of the icons, by name. Generated by `tools/drawIcons.ts`. */
const paths: Readonly<Record<string, string>> = drawings

/** An icon of the catalogue; a dashed square if the console has no drawing of it. */
function Drawing({ name, size }: { name: string; size: number }) {
  if (!Object.hasOwn(paths, name))
    return <SquareDashed size={size} strokeWidth={1.25} aria-hidden data-undrawn />
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={paths[name]} />
    </svg>
  )
}
