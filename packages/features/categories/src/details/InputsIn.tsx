import { hasCapability } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import type { ListingCategory } from '@console/domain/listing-category'
import { inputCapabilities } from '@console/domain/input'
import {
  CategoryDetail,
  useAllCategoryInputs,
  useInputs,
} from '@console/marketplace/category-inputs'
import { QueryBoundary } from '@console/query-boundary'
import { useNameOf } from '@console/structure'
import { SkeletonText, theme } from '@console/ui'
import styled from 'styled-components'

interface InputsInProps {
  node: ListingCategory
  nodes: readonly ListingCategory[]
}

/** Tab with the inputs of listings in a category of the directory; a subcategory includes those of its parent. */
export function InputsIn({ node, nodes }: InputsInProps) {
  const inputs = useInputs()
  const documents = useAllCategoryInputs()
  const { roles } = useSessionState()
  const nameOf = useNameOf()
  return (
    <Framed>
      <QueryBoundary query={inputs} skeleton={<SkeletonText lines={8} />}>
        {(inputs) => (
          <QueryBoundary query={documents} skeleton={<SkeletonText lines={8} />}>
            {(documents) => (
              <CategoryDetail
                {...{ node, nodes, inputs, documents }}
                subject="listing"
                name={nameOf(node)}
                canEdit={hasCapability(roles, inputCapabilities.edit)}
              />
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </Framed>
  )
}

const Framed = styled.div`
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow: clip;
`
