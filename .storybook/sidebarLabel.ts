import type { API_HashEntry } from 'storybook/internal/types'
import { createElement } from 'react'
import type { API } from 'storybook/manager-api'
import { styled } from 'storybook/theming'
import type { ScreenEntry } from '../tools/vite/namedScreens'

/** The sidebar's label of an entry: a screen's title with its addresses below it, or the words of a folder's name. */
export function sidebarLabel(item: API_HashEntry, api: API) {
  if (item.type === 'story') return (item as Partial<ScreenEntry>).label ?? item.name
  if (item.type === 'group') return wordsOf(item.name)
  if (item.type !== 'component') return item.name
  const stories = item.children.map((id) => api.getData(id) as unknown as Partial<ScreenEntry>)
  const screen = stories.find((story): story is ScreenEntry => story.anchors !== undefined)
  if (!screen) return item.name
  const addresses = screen.anchors.flatMap(({ id, title }) => (id === 'address' ? title : []))
  return createElement(
    'span',
    null,
    screen.name,
    addresses.map((address) => createElement(Address, { key: address }, address)),
  )
}

/** `commission-rates`: Commission rates. */
function wordsOf(folder: string): string {
  return `${folder.charAt(0).toUpperCase()}${folder.slice(1).replaceAll('-', ' ')}`
}

const Address = styled.small(({ theme }) => ({
  display: 'block',
  color: theme.textMutedColor,
  fontSize: theme.typography.size.s1,
  overflowWrap: 'anywhere',
  '[data-selected=true] &': { color: 'inherit' },
}))
