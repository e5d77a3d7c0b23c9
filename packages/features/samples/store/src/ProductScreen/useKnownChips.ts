import { useSend } from '@console/core/api'
import { pageQuery } from '@console/core/resources'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { productsResource } from '../productResource'

/** Query for the largest page of products, whose categories and tags are suggested. */
const asked = { pageSize: '100', sort: 'name' }

/** Categories and tags of products. If they cannot be read, there are no suggestions, and any text is allowed. */
export function useKnownChips() {
  const send = useSend()
  const { data } = useQuery(pageQuery(send, productsResource, asked))
  return useMemo(() => {
    const all = data?.items ?? []
    const once = (texts: readonly string[]) => [...new Set(texts)].toSorted()
    return {
      categories: once(all.flatMap(({ categories }) => categories)),
      tags: once(all.flatMap(({ tags }) => tags)),
    }
  }, [data])
}
