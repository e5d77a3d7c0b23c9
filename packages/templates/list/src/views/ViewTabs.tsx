import type { SavedView } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { Button, IconButton, Menu, MenuItem, partAttribute, theme, useOverflow } from '@console/ui'
import { ChevronDown, EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { narrow } from '../layout/narrow'

/** Built-in or saved view. */
export interface ViewTab {
  id: string
  title: string
  /** Number of its rows; undefined while unknown. */
  count: number | undefined
  href: string
  isCurrent: boolean
  /** Saved view to rename or delete; undefined for a built-in one. */
  own?: SavedView
}

interface ViewTabsProps {
  ref: Ref<HTMLElement>
  views: readonly ViewTab[]
  /** Set when the current filters and sort are not a view yet. */
  canSave: boolean
  onSave: () => void
  onRename: (view: SavedView) => void
  onDelete: (view: SavedView) => void
}

/**
 * Views of a list as links: each can be opened in a new tab, and sent to a colleague. Those that do not fit are in a menu at
 * the end, whose button names the current one when it is among them.
 */
export function ViewTabs({ ref, views, canSave, onSave, onRename, onDelete }: ViewTabsProps) {
  const { t } = useTranslation('list')
  const formats = useFormats()
  const list = useRef<HTMLUListElement>(null)
  const without = useOverflow(
    list,
    views.map(({ id }) => id),
  )
  const others = views.filter(({ id }) => without.has(id))
  const current = views.find(({ isCurrent }) => isCurrent)
  const isCurrentOther = current !== undefined && others.includes(current)
  const own = current?.own
  const ownMenu = own ? (
    <OwnMenu name={own.name} onRename={() => onRename(own)} onDelete={() => onDelete(own)} />
  ) : null
  return (
    <Root ref={ref} aria-label={t('index.views.label')} data-views>
      <List ref={list}>
        {views.map(({ id, title, count, href, isCurrent }) => (
          <li key={id} {...{ [partAttribute]: id, 'data-unseen': without.has(id) || undefined }}>
            <Tab to={href} aria-current={isCurrent ? 'page' : undefined}>
              <bdi>{title}</bdi>
              <Count>{count === undefined ? '' : formats.number(count)}</Count>
            </Tab>
            {isCurrent ? ownMenu : null}
          </li>
        ))}
      </List>
      {others.length > 0 ? (
        <Others data-current={isCurrentOther || undefined}>
          <Menu
            trigger={
              <Button variant="quiet" aria-current={isCurrentOther ? 'page' : undefined}>
                <bdi>{isCurrentOther ? current.title : t('index.views.more')}</bdi>
                <ChevronDown aria-hidden />
              </Button>
            }
          >
            {others.map(({ id, title, count, href }) => (
              <MenuItem key={id} id={id} href={href} textValue={title}>
                <bdi>{title}</bdi> {count === undefined ? '' : formats.number(count)}
              </MenuItem>
            ))}
          </Menu>
          {isCurrentOther ? ownMenu : null}
        </Others>
      ) : null}
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
  overflow-x: clip;
  list-style: none;

  li {
    display: flex;
    flex: none;
    align-items: center;
  }
  [data-unseen] {
    visibility: hidden;
  }
  /* With cards they scroll sideways. */
  @container list ${narrow} {
    overflow-x: auto;
    scrollbar-width: none;

    [data-unseen] {
      visibility: visible;
    }
  }
`

const Others = styled.div`
  display: flex;
  flex: none;
  align-items: center;

  button {
    min-block-size: max(32px, ${theme.size.target});
    padding-inline: ${theme.space[2]};
    color: ${theme.color.textMuted};
    font-size: ${theme.text.sm};
  }
  &[data-current] button {
    color: ${theme.color.text};
  }
  @container list ${narrow} {
    display: none;
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

/* Room for four digits and a separator, so that the tabs do not move when the numbers appear. */
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
