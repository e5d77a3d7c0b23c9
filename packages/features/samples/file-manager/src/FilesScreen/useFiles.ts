import { useSend } from '@console/core/api'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useSearchParams } from 'react-router-dom'
import { filesQuery } from '../api'
import { folderPath, folderPattern } from '../paths'
import { readSort, sorted, type Sort, writeSort } from '../sorting'
import { matching, treeOf } from '../tree'

/** Files as the address describes them: those of a folder or all search results, and the open file. */
export function useFiles() {
  const query = useQuery(filesQuery(useSend()))
  const { t, i18n } = useTranslation('file-manager')
  const { pathname, search: rest } = useLocation()
  const folderId = matchPath(folderPattern, pathname)?.params.folderId ?? null
  const [params, setParams] = useSearchParams()
  const tree = useMemo(() => (query.data ? treeOf(query.data) : null), [query.data])

  const text = params.get('q') ?? ''
  const wanted = useDeferredValue(text).trim()
  const asked = params.get('sort')
  const found = folderId === null ? undefined : tree?.find(folderId)
  const folder = found?.type === 'folder' ? found : null

  const rows = useMemo(() => {
    if (!tree) return []
    const shown = wanted === '' ? tree.inside(folder?.id ?? null) : matching(tree.all, wanted)
    return sorted(shown, readSort(asked), tree, i18n.language, (type) => t(`type.${type}`))
  }, [tree, wanted, folder, asked, i18n.language, t])

  /** Sets parameters of the address; empty values are removed. */
  function change(values: Readonly<Record<string, string>>) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values))
          if (value === '') after.delete(name)
          else after.set(name, value)
        return after
      },
      { replace: true },
    )
  }

  return {
    query,
    tree,
    rows,
    /** Null for the top folder. */
    folder,
    /** Set if the address names an unknown folder. */
    isUnknown: tree !== null && folderId !== null && folder === null,
    text,
    /** Search text; empty if the folder is shown. */
    wanted,
    /** Open file; empty if there is none. */
    fileId: params.get('file') ?? '',
    sort: readSort(asked),
    view: params.get('view') === 'tiles' ? ('tiles' as const) : ('rows' as const),
    // Results change with each letter and may not contain the open file.
    search: (next: string) => change({ q: next, file: '' }),
    sortBy: (sort: Sort) => change({ sort: writeSort(sort) }),
    showAs: (view: 'rows' | 'tiles') => change({ view: view === 'tiles' ? view : '' }),
    lookAt: (fileId: string) => change({ file: fileId }),
    /** Address of what is shown, with an open file. */
    hrefWith(fileId: string) {
      const after = new URLSearchParams(rest)
      after.set('file', fileId)
      return `${pathname}?${after}`
    },
    /** Address of a folder, or of a file within it; keeps the view settings. */
    hrefOf: (id: string | null, fileId: string | null = null) => folderPath(id, fileId, rest),
  }
}

/** Result of `useFiles`. */
export type Files = ReturnType<typeof useFiles>
