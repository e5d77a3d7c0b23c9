import { useFormats, useTranslate } from '@console/core/i18n'
import { theme, VisuallyHidden } from '@console/ui'
import { GripVertical } from 'lucide-react'
import styled from 'styled-components'
import type { Reordering } from './useReorder'

interface RowHandleProps {
  label: string
  place: number
  reordering: Reordering
}

/** Handle of a row, to drag it or to move it by keys. */
export function RowHandle({ label, place, reordering }: RowHandleProps) {
  return (
    <Handle type="button" aria-label={label} {...reordering.handleOf(place)}>
      <GripVertical size={16} aria-hidden />
    </Handle>
  )
}

/** Announces the move of a row to screen readers. */
export function RowMoved({ announced, count }: Pick<Reordering, 'announced' | 'count'>) {
  const translate = useTranslate()
  const formats = useFormats()
  return (
    <VisuallyHidden role="status">
      {announced &&
        translate(`form:rows.${announced.what}`, {
          number: formats.number(announced.place + 1),
          total: formats.number(count),
        })}
    </VisuallyHidden>
  )
}

const Handle = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  min-inline-size: ${theme.size.target};
  min-block-size: ${theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.textMuted};
  cursor: grab;

  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
  }
`
