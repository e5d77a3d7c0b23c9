import { theme } from '@console/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { type PaletteGroup, type PaletteItem, linesOf } from '../items'
import { PaletteOption } from './PaletteOption'

export interface PaletteListProps {
  id: string
  label: string
  groups: readonly PaletteGroup[]
  /** Index, from 0, of the line that Enter follows. */
  pointed: number
  onPoint: (index: number) => void
  onFollow: (item: PaletteItem) => void
  renderIcon?: ((name: string) => ReactNode) | undefined
}

/** The id of a line of the list with this id. */
export function lineId(id: string, index: number): string {
  return `${id}-${index}`
}

/** Hits by group, as one list. The groups have headings where there is more than the navigation. */
export function PaletteList({
  id,
  label,
  groups,
  pointed,
  onPoint,
  onFollow,
  renderIcon,
}: PaletteListProps) {
  const lengths = groups.map((group) => linesOf(group).length)
  return (
    <List role="listbox" id={id} aria-label={label}>
      {groups.map((group, before) => {
        const first = lengths.slice(0, before).reduce((sum, length) => sum + length, 0)
        return (
          <Group key={group.id} title={group.title} isTitled={groups.length > 1}>
            {linesOf(group).map((item, place) => (
              <PaletteOption
                key={item.id}
                id={lineId(id, first + place)}
                item={item}
                icon={item.icon ? renderIcon?.(item.icon) : null}
                isPointedAt={first + place === pointed}
                onPoint={() => onPoint(first + place)}
                onFollow={() => onFollow(item)}
              />
            ))}
          </Group>
        )
      })}
    </List>
  )
}

function Group({
  title,
  isTitled,
  children,
}: {
  title: string
  isTitled: boolean
  children: ReactNode
}) {
  const id = useId()
  if (!isTitled) return children
  return (
    <div role="group" aria-labelledby={id}>
      <Title id={id} role="presentation">
        {title}
      </Title>
      {children}
    </div>
  )
}

const List = styled.div`
  padding: ${theme.space[2]};
`

const Title = styled.div`
  padding: ${theme.space[2]};
  padding-inline-start: 38px;
  color: ${theme.color.textMuted};
  font: 500 ${theme.text.xs}/1.25 ${theme.font.family};
`
