import { Button, FieldSet, type FieldSetProps, IconButton, theme } from '@console/ui'
import { Plus, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { RowHandle, RowMoved } from './RowHandle'
import { useReorder } from './useReorder'

export interface RowsProps extends Pick<FieldSetProps, 'label' | 'description' | 'errorMessage'> {
  /** Name of the list in the form. */
  name: string
  keys: readonly string[]
  addLabel: string
  /** Adds a row; null at the maximum. */
  onAdd: (() => void) | null
  /** Label by the row's position. */
  removeLabel: (place: number) => string
  onRemove: (place: number) => void
  /** Moves a row by its handle. Default: the order is irrelevant. */
  moving?: { labelOf: (place: number) => string; onMove: (place: number, to: number) => void }
  /** Set for rows of full width, whose fields share it. Default: as wide as a field or two. */
  isWide?: boolean
  /** Fields of a row, by its position. */
  children: (place: number) => ReactNode
}

/** Editable rows of a list: a new row receives focus at once, and after a removal focus is on the button that adds one. */
export function Rows({
  name,
  keys,
  addLabel,
  onAdd,
  removeLabel,
  onRemove,
  moving,
  isWide = false,
  children,
  ...messages
}: RowsProps) {
  const reordering = useReorder(keys.length, (place, to) => moving?.onMove(place, to))
  const canMove = moving !== undefined && keys.length > 1
  const root = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<{ what: string } | null>(null)
  useEffect(() => {
    if (wanted) root.current?.querySelector<HTMLElement>(wanted.what)?.focus()
  }, [wanted])

  return (
    <Root ref={root} data-field={name} data-wide={isWide || undefined}>
      <FieldSet {...messages}>
        <ol>
          {keys.map((key, place) => (
            <li key={key} {...(canMove ? reordering.rowOf(place) : {})}>
              {children(place)}
              {canMove ? (
                <RowHandle label={moving.labelOf(place)} {...{ place, reordering }} />
              ) : null}
              <IconButton
                label={removeLabel(place)}
                onPress={() => {
                  onRemove(place)
                  setWanted({ what: '[data-place="add"] button' })
                }}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
        {canMove ? <RowMoved {...reordering} /> : null}
        <div data-place="add">
          {onAdd ? (
            <Button
              onPress={() => {
                onAdd()
                setWanted({ what: 'li:last-child input' })
              }}
            >
              <Plus aria-hidden />
              {addLabel}
            </Button>
          ) : null}
        </div>
      </FieldSet>
    </Root>
  )
}

const Root = styled.div`
  ol {
    display: grid;
    gap: ${theme.space[2]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: start;
    gap: ${theme.space[2]};
    max-inline-size: 480px;
  }
  li > [data-field] {
    flex: 1 1 0;
    min-inline-size: 0;
  }
  /* An amount has its currency beside it. */
  li > [data-field]:first-child {
    flex-grow: 1.6;
  }
  &[data-wide] li {
    max-inline-size: none;
  }
  &[data-wide] li > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  li[data-lifted] {
    background: ${theme.color.accentSoft};
  }
  li[data-over] {
    box-shadow: 0 -2px ${theme.color.accent};
  }
  /* Aligned with the fields, not with their labels. */
  li > button {
    flex: none;
    margin-block-start: calc(1.4 * ${theme.text.sm} + ${theme.space[1]});
  }
  ol:not(:empty) + div {
    margin-block-start: ${theme.space[2]};
  }
`
