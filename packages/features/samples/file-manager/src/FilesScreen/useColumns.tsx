import { useFormats } from '@console/core/i18n'
import { type ItemColumn, Text, theme, useMediaQuery } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { StoredFile } from '../contract'
import { type FileTree, nameOf } from '../tree'
import { FileIcon } from './FileIcon'
import { placeOf } from './FileTile'
import { OfflineMark } from './OfflineMark'
import { useSizeText } from './useSizeText'

/** Minimum widths for details beside the files, and for all columns. */
export const columnsWide = { beside: '(min-width: 960px)', all: '(min-width: 1280px)' } as const

/**
 * Columns that fit. A phone has a single one, whose second line shows the others.
 * @param isFound set for search results, which have a column with their folder
 */
export function useColumns(tree: FileTree, isFound: boolean): readonly ItemColumn<StoredFile>[] {
  const { t } = useTranslation('file-manager')
  const formats = useFormats()
  const size = useSizeText(tree)
  const hasSome = useMediaQuery('(min-width: 720px)')
  const hasAll = useMediaQuery(columnsWide.all)
  // Stable as long as the content is: rendered rows depend on it.
  return useMemo(() => {
    const modified = ({ modified: at }: StoredFile) => formats.date(new Date(at))
    const place = (file: StoredFile) => placeOf(file, tree, t('top'))

    const name: ItemColumn<StoredFile> = {
      id: 'name',
      title: t('columns.name'),
      cell: (file) => (
        <Name>
          <FileIcon type={file.type} size={20} />
          <span>
            <bdi>{nameOf(file)}</bdi>
            {file.offline ? <OfflineMark /> : null}
            {hasSome ? null : (
              <Text as="div" size="sm" tone="muted">
                {t(`type.${file.type}`)} · {isFound ? place(file) : size(file)} · {modified(file)}
              </Text>
            )}
          </span>
        </Name>
      ),
    }
    if (!hasSome) return [name]
    const type: ItemColumn<StoredFile> = {
      id: 'type',
      title: t('columns.type'),
      cell: (file) => t(`type.${file.type}`),
    }
    const owner: ItemColumn<StoredFile> = {
      id: 'owner',
      title: t('columns.owner'),
      cell: (file) => <bdi>{file.owner}</bdi>,
    }
    const location: ItemColumn<StoredFile> = {
      id: 'location',
      title: t('columns.location'),
      isUnsorted: true,
      cell: place,
    }
    return [
      name,
      ...(isFound ? [location] : []),
      ...(hasAll ? [type, owner] : []),
      { id: 'size', title: t('columns.size'), align: 'end', cell: size },
      { id: 'modified', title: t('columns.modified'), align: 'end', cell: modified },
    ]
  }, [tree, isFound, t, formats, size, hasSome, hasAll])
}

const Name = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;

  > :last-child {
    min-inline-size: 0;
  }
`
