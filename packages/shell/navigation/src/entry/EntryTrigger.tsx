import { holdsActive, type NavigationItem } from '@console/core/routes'
import { theme } from '@console/ui'
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { EntryFace, type EntryFaceProps } from './EntryFace'
import { Row, type RowProps } from './Row'
import { waitingWithin } from './waitingWithin'

export interface EntryTriggerProps
  extends
    Pick<ComponentProps<'button'>, 'ref' | 'onClick'>,
    Pick<EntryFaceProps, 'keepsIconPlace'>,
    Omit<RowProps, 'children'> {
  item: NavigationItem
  path: string
  'aria-expanded': boolean
  /** Id of the list that it unfolds in place; a pop-up has none. */
  'aria-controls'?: string
}

/** The button of an entry with children. While those are hidden it shows their number of waiting records. */
export function EntryTrigger({
  item,
  path,
  look,
  depth,
  isDense,
  keepsIconPlace,
  ...button
}: EntryTriggerProps) {
  const isUnfolded = look === 'side' && button['aria-expanded']
  return (
    <Row look={look} depth={depth} isDense={isDense}>
      <button
        {...button}
        type="button"
        title={look === 'rail' ? item.title : undefined}
        data-unfolds={look === 'side' || undefined}
        aria-current={holdsActive(item, path) ? 'true' : undefined}
      >
        <EntryFace
          item={item}
          look={look}
          waiting={isUnfolded ? (item.badge ?? 0) : waitingWithin(item)}
          keepsIconPlace={keepsIconPlace}
        />
        {look === 'rail' ? null : (
          <Chevron data-turned={(look !== 'nested' && button['aria-expanded']) || undefined}>
            {look === 'nested' ? (
              <ChevronRight aria-hidden data-mirrored />
            ) : (
              <ChevronDown aria-hidden />
            )}
          </Chevron>
        )}
      </button>
    </Row>
  )
}

const Chevron = styled.span`
  display: grid;
  flex: none;
  color: ${theme.color.textMuted};
  transition: rotate ${theme.motion.quick} ${theme.motion.ease};

  && svg {
    inline-size: 16px;
    block-size: 16px;
  }
  &[data-turned] {
    rotate: 180deg;
  }
`
