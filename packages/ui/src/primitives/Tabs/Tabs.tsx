import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import styled from 'styled-components'
import { theme } from '../../tokens/theme'
import { TabNameContext } from './TabNameContext'
import { WithAria } from '../Aria/WithAria'
import { keepSelectedTabVisible } from './keepSelectedTabVisible'

/** One tab and its content. */
export interface TabItem<Id extends string = string> {
  id: Id
  label: ReactNode
  icon?: ReactNode
  /** Number of items in the tab. */
  count?: ReactNode
  /** Makes the tab a link; its content then belongs to the route and is given as the `children` of `Tabs`. */
  href?: string
  isDisabled?: boolean
  content?: ReactNode
}

export interface TabsProps<Id extends string = string> {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly TabItem<Id>[]
  selectedId?: Id
  defaultSelectedId?: Id
  onSelectionChange?: (id: Id) => void
  /** `vertical` for settings and other long lists beside their content. Default: `horizontal`. */
  orientation?: 'horizontal' | 'vertical'
  /** Content of the selected tab where tabs are links. */
  children?: ReactNode
}

/**
 * Views of one thing, one at a time. Arrow keys, Home and End move and select; Tab continues into the content. A row
 * that is too long scrolls, with faded ends where there is more.
 */
export function Tabs<Id extends string = string>({
  label,
  tabs,
  selectedId,
  defaultSelectedId,
  onSelectionChange,
  orientation = 'horizontal',
  children,
}: TabsProps<Id>) {
  return (
    <WithAria>
      <Root
        orientation={orientation}
        selectedKey={selectedId}
        defaultSelectedKey={defaultSelectedId}
        onSelectionChange={(key) => onSelectionChange?.(key as Id)}
      >
        <List ref={keepSelectedTabVisible} aria-label={label}>
          {tabs.map(({ id, label: words, icon, count, href, isDisabled }) => (
            <Handle key={id} id={id} href={href} isDisabled={isDisabled}>
              {icon ? <Icon aria-hidden>{icon}</Icon> : null}
              <span>{words}</span>
              {count === undefined ? null : <Count>{count}</Count>}
            </Handle>
          ))}
        </List>
        {tabs.map(({ id, label: words, content }) => (
          <Panel key={id} id={id}>
            <TabNameContext value={words}>{content ?? children}</TabNameContext>
          </Panel>
        ))}
      </Root>
    </WithAria>
  )
}

const Root = styled(AriaTabs)`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  &[data-orientation='vertical'] {
    flex-direction: row;
    align-items: flex-start;
  }
`

const List = styled(TabList)`
  --onward: to right;
  --faded: 40px;
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${theme.color.hairline};

  &:dir(rtl) {
    --onward: to left;
  }
  &[data-overflow='after'] {
    mask-image: linear-gradient(var(--onward), #000 calc(100% - var(--faded)), transparent);
  }
  &[data-overflow='before'] {
    mask-image: linear-gradient(var(--onward), transparent, #000 var(--faded));
  }
  &[data-overflow='both'] {
    mask-image: linear-gradient(
      var(--onward),
      transparent,
      #000 var(--faded) calc(100% - var(--faded)),
      transparent
    );
  }
  &[data-orientation='vertical'] {
    flex: none;
    flex-direction: column;
    gap: 2px;
    inline-size: min(200px, 40%);
    box-shadow: none;
  }
`

const Handle = styled(Tab)`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 40px;
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  font: 500 ${theme.text.md}/1.5 ${theme.font.family};
  text-align: start;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${theme.motion.quick} ${theme.motion.ease};

  &[data-hovered],
  &[data-selected] {
    color: ${theme.color.text};
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline: ${theme.space[3]};
    inset-block-end: 0;
    block-size: 2px;
    border-radius: 1px;
    background: ${theme.color.accent};
    opacity: 0;
  }
  &[data-selected]::after {
    opacity: 1;
  }
  &[data-focus-visible] {
    outline-offset: -3px;
    box-shadow: none;
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  [data-orientation='vertical'] > & {
    min-block-size: ${theme.size.control};
    white-space: normal;

    &[data-hovered] {
      background: ${theme.color.surfaceHover};
    }
    &[data-selected] {
      background: ${theme.color.accentSoft};
      color: ${theme.color.accent};
    }
    &::after {
      display: none;
    }
  }
  @media (pointer: coarse) {
    &,
    [data-orientation='vertical'] > & {
      min-block-size: 44px;
    }
  }
  @media (forced-colors: active) {
    &::after {
      background: Highlight;
    }
    &[data-selected],
    [data-orientation='vertical'] > &[data-selected] {
      color: Highlight;
    }
    &[data-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`

const Icon = styled.span`
  display: flex;

  svg {
    inline-size: 16px;
    block-size: 16px;
  }
`

const Count = styled.span`
  color: ${theme.color.textMuted};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

const Panel = styled(TabPanel)`
  flex: 1;
  min-inline-size: 0;
  padding-block-start: ${theme.space[4]};
  border-radius: ${theme.radius.control};

  [data-orientation='vertical'] > & {
    padding-block-start: 0;
    padding-inline-start: ${theme.space[6]};
  }
`
