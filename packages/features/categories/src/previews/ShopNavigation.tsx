import { childrenOf, pathTo } from '@console/core/structures'
import type { Category } from '@console/domain/category'
import type { PreviewProps } from '@console/structure'
import { Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { CategoryIcon } from '../category/CategoryIcon'

/** Navigation of the shop, as shoppers see it: the top categories, and the children of the open one. */
export function ShopNavigation({ nodes, nodeId, language }: PreviewProps<Category>) {
  const { t } = useTranslation('categories')
  const open = pathTo(nodes, nodeId)
  const shown = (parentId: string | null) =>
    childrenOf(nodes, parentId).filter(({ isActive }) => isActive)
  const isHidden = open.some(({ isActive }) => !isActive)

  function level(parentId: string | null) {
    return (
      <List data-first={parentId === null || undefined}>
        {shown(parentId).map((node) => {
          const isOpen = open.some((each) => each.nodeId === node.nodeId)
          return (
            <li key={node.nodeId}>
              <Entry data-open={node.nodeId === nodeId || undefined}>
                {parentId === null ? <CategoryIcon icon={node.icon} /> : null}
                {node.name[language] || node.name.en}
              </Entry>
              {isOpen && shown(node.nodeId).length > 0 ? level(node.nodeId) : null}
            </li>
          )
        })}
      </List>
    )
  }

  return (
    <>
      {isHidden ? (
        <Text as="p" size="sm" tone="muted">
          {t('preview.hidden')}
        </Text>
      ) : null}
      {level(null)}
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  padding-inline-start: ${theme.space[6]};
  list-style: none;

  &[data-first] {
    padding: 0;
  }
`

const Entry = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.control};

  &[data-open] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
    font-weight: 500;
  }
`
