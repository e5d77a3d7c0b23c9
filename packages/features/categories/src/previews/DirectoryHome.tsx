import { childrenOf, pathTo } from '@console/core/structures'
import type { ListingCategory } from '@console/domain/listing-category'
import type { PreviewProps } from '@console/structure'
import { Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { CategoryIcon } from '../category/CategoryIcon'

/** Number of subcategories named on a tile of the home page. */
const named = 3

/** Home page of the directory, as shoppers see it: a tile per category, with its first subcategories. */
export function DirectoryHome({ nodes, nodeId, language }: PreviewProps<ListingCategory>) {
  const { t } = useTranslation('categories')
  const path = pathTo(nodes, nodeId)
  const nameOf = ({ name }: ListingCategory) => name[language] || name.en
  const shown = (parentId: string | null) =>
    childrenOf(nodes, parentId).filter(({ isActive }) => isActive)
  return (
    <>
      {path.some(({ isActive }) => !isActive) ? (
        <Text as="p" size="sm" tone="muted">
          {t('preview.hidden')}
        </Text>
      ) : null}
      <Tiles>
        {shown(null).map((node) => (
          <li key={node.nodeId} data-open={path[0]?.nodeId === node.nodeId || undefined}>
            <CategoryIcon icon={node.icon} size={20} />
            <Text weight="medium">{nameOf(node)}</Text>
            <Text size="sm" tone="muted">
              {shown(node.nodeId).slice(0, named).map(nameOf).join(' · ')}
            </Text>
          </li>
        ))}
      </Tiles>
    </>
  )
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    align-content: start;
    gap: ${theme.space[1]};
    padding: ${theme.space[3]};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.control};
  }
  > li[data-open] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }
`
