import type { SavedView } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { IconButton, Menu, MenuItem, theme } from '@console/ui'
import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** A built-in view, or one that a person saved. */
export interface ViewTab {
  id: string
  title: string
  /** How many rows it finds; undefined while nobody knows. */
  count: number | undefined
  href: string
  isCurrent: boolean
  /** What is renamed and deleted; undefined for a built-in one. */
  own?: SavedView
}

interface ViewTabsProps {
  ref: Ref<HTMLElement>
  views: readonly ViewTab[]
  /** What is filtered and sorted is not a view yet. */
  canSave: boolean
  onSave: () => void
  onRename: (view: SavedView) => void
  onDelete: (view: SavedView) => void
}

/**
 * The views of a list, as the links that they are: each can be opened in a tab of its own, and sent to a colleague.
 */
export function ViewTabs({ ref, views, canSave, onSave, onRename, onDelete }: ViewTabsProps) {
  const { t } = useTranslation('list')
  const formats = useFormats()
  return (
    <Root ref={ref} aria-label={t('index.views.label')} data-views>
      <List>
        {views.map(({ id, title, count, href, isCurrent, own }) => (
          <li key={id}>
            <Tab to={href} aria-current={isCurrent ? 'page' : undefined}>
              <bdi>{title}</bdi>
              <Count>{count === undefined ? '' : formats.number(count)}</Count>
            </Tab>
            {own && isCurrent ? (
              <OwnMenu
                name={own.name}
                onRename={() => onRename(own)}
                onDelete={() => onDelete(own)}
              />
            ) : null}
          </li>
        ))}
      </List>
      {canSave ? (
        <Save type="button" onClick={onSave}>
          <Plus size={16} aria-hidden />
          {t('index.views.save')}
        </Save>
      ) : null}
    </Root>
  )
}

function OwnMenu({
  name,
  onRename,
  onDelete,
}: {
  name: string
  onRename: () => void
  onDelete: () => void
}): ReactNode {
  const { t } = useTranslation('list')
  return (
    <Menu
      trigger={
        <IconButton label={t('index.views.menu', { name })}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      }
    >
      <MenuItem id="rename" icon={<Pencil />} onAction={onRename}>
        {t('index.views.rename')}
      </MenuItem>
      <MenuItem id="delete" icon={<Trash2 />} tone="danger" onAction={onDelete}>
        {t('index.views.delete')}
      </MenuItem>
    </Menu>
  )
}

const Root = styled.nav`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  min-block-size: 32px;
`

const List = styled.ul`
  display: flex;
  gap: ${theme.space[1]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  overflow-x: auto;
  scrollbar-width: none;
  list-style: none;

  li {
    display: flex;
    flex: none;
    align-items: center;
  }
`

const Tab = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 32px;
  padding-inline: ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &[aria-current],
  &:hover {
    color: ${theme.color.text};
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: ${theme.space[2]};
    inset-block-end: 0;
    block-size: 2px;
    border-radius: 1px;
    background: ${theme.color.accent};
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  @media (forced-colors: active) {
    &[aria-current]::after {
      background: Highlight;
    }
  }
`

/* Room for four figures and what parts them, so that the tabs stay where they are when the numbers come. */
const Count = styled.span`
  min-inline-size: 4.5ch;
  color: ${theme.color.textMuted};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

const Save = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
  min-block-size: max(32px, ${theme.size.target});
  padding-inline: ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.accent};
  font: 500 ${theme.text.md}/1.25 ${theme.font.family};
  cursor: pointer;

  &:hover {
    background: ${theme.color.surfaceHover};
  }
`
