import { useSend } from '@console/core/api'
import { pageQuery } from '@console/core/resources'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { productsResource } from '../productResource'

/** As many products as one page has at most: their words are offered. */
const asked = { pageSize: '100', sort: 'name' }

/** Categories and tags that products have. Where they cannot be read, none is offered, and any can be written. */
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
