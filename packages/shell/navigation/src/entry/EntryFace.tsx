import type { NavigationItem } from '@console/core/routes'
import { Text, theme, VisuallyHidden } from '@console/ui'
import styled from 'styled-components'
import { iconOf } from './icons'
import type { Look } from './Row'
import { Waiting } from './Waiting'

export interface EntryFaceProps {
  item: NavigationItem
  look: Look
  /** Number of waiting records behind it; nothing is drawn for 0. */
  waiting: number
  /** Aligns names of entries with and without an icon. */
  keepsIconPlace?: boolean
}

/**
 * Content of an entry: its icon, its name and the number of waiting records. Folded, a missing icon is replaced by
 * the first letter.
 */
export function EntryFace({
  item: { title, icon },
  look,
  waiting,
  keepsIconPlace,
}: EntryFaceProps) {
  const Icon = iconOf(icon)
  const isFolded = look === 'rail'
  return (
    <>
      {Icon ? (
        <Icon aria-hidden />
      ) : isFolded ? (
        <IconPlace aria-hidden>{title.slice(0, 1)}</IconPlace>
      ) : keepsIconPlace ? (
        <IconPlace />
      ) : null}
      {isFolded ? (
        <VisuallyHidden>{title}</VisuallyHidden>
      ) : look === 'bar' ? (
        <span>{title}</span>
      ) : (
        <Name>
          <Text isTruncated>{title}</Text>
        </Name>
      )}
      {waiting > 0 ? <Waiting count={waiting} isDot={isFolded} /> : null}
    </>
  )
}

const IconPlace = styled.span`
  flex: none;
  inline-size: 20px;
  font-size: ${theme.text.lg};
  font-weight: 600;
  text-align: center;
`

const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
`
