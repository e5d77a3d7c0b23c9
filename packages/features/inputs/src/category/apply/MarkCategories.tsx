import { useFormats, useText } from '@console/core/i18n'
import { childrenOf, branchOf, pathTo } from '@console/core/structures'
import type { Category } from '@console/domain/category'
import type { Standing } from '@console/domain/input'
import type { BoundField } from '@console/form'
import { FieldSet, theme, Tree, type TreeNode } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** A category with the version of its inputs that was read. */
export interface Marked {
  categoryId: string
  version: number
}

interface MarkCategoriesProps extends BoundField<readonly Marked[]> {
  nodes: readonly Category[]
  /** Relation of each category to the input; undefined until one is chosen. */
  standingOf: ((categoryId: string) => Standing) | undefined
  versionOf: (categoryId: string) => number
}

/** Category tree with multiple selection; beside each its relation to the input, or its number of products. */
export function MarkCategories(props: MarkCategoriesProps) {
  const { nodes, standingOf = () => 'open', versionOf, value, onChange, errorMessage } = props
  const { t } = useTranslation('inputs')
  const formats = useFormats()
  const textOf = useText()
  const [expanded, setExpanded] = useState<readonly string[]>([])
  const ids = value.map(({ categoryId }) => categoryId)
  const touched = touchedBy(nodes, ids, standingOf)

  function noteOf({ nodeId, productCount }: Category) {
    const standing = standingOf(nodeId)
    if (standing !== 'open') return t(`apply.standing.${standing}`)
    if (willInherit(nodes, ids, nodeId)) return t('apply.standing.will')
    return productCount === 0 ? undefined : formats.number(productCount)
  }
  const itemsIn = (parentId: string | null): TreeNode[] =>
    childrenOf(nodes, parentId).map((node) => ({
      id: node.nodeId,
      text: textOf(node.name),
      note: noteOf(node),
      isMuted: standingOf(node.nodeId) !== 'open',
      children: itemsIn(node.nodeId),
    }))
  return (
    <FieldSet
      label={t('apply.categories')}
      description={t('apply.touched', {
        count: touched,
        number: formats.number(touched),
        categories: formats.number(ids.length),
      })}
      errorMessage={errorMessage}
      isRequired
    >
      <Framed>
        <Tree
          label={t('apply.categories')}
          items={itemsIn(null)}
          marking={{
            ids,
            lockedIds: nodes
              .filter(
                ({ nodeId }) => standingOf(nodeId) !== 'open' || willInherit(nodes, ids, nodeId),
              )
              .map(({ nodeId }) => nodeId),
            onMark: (marked) =>
              onChange(
                withoutInheriting(nodes, marked).map((categoryId) => ({
                  categoryId,
                  version:
                    value.find((each) => each.categoryId === categoryId)?.version ??
                    versionOf(categoryId),
                })),
              ),
          }}
          expandedIds={expanded}
          onExpand={setExpanded}
        />
      </Framed>
    </FieldSet>
  )
}

const Framed = styled.div`
  display: flex;
  flex-direction: column;
  max-block-size: 440px;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
`

/**
 * Number of products that would get the input: those in and below the selected categories, except where it exists
 * already.
 * @param standingOf relation of each category to the input
 */
export function touchedBy(
  nodes: readonly Category[],
  marked: readonly string[],
  standingOf: (categoryId: string) => Standing,
): number {
  const asked = (standing: Standing) => standing === 'own' || standing === 'inherited'
  const branches = marked.flatMap((categoryId) => branchOf(nodes, categoryId))
  return [...new Set(branches)]
    .filter(({ nodeId }) =>
      pathTo(nodes, nodeId).every((above) => !asked(standingOf(above.nodeId))),
    )
    .reduce((sum, { productCount }) => sum + productCount, 0)
}

/** Selected categories without those that now inherit from another selected one. */
export function withoutInheriting(nodes: readonly Category[], marked: readonly string[]): string[] {
  return marked.filter((categoryId) => !willInherit(nodes, marked, categoryId))
}

/** Checks whether a category is below a selected one. */
function willInherit(
  nodes: readonly Category[],
  marked: readonly string[],
  categoryId: string,
): boolean {
  return pathTo(nodes, categoryId)
    .slice(0, -1)
    .some(({ nodeId }) => marked.includes(nodeId))
}
