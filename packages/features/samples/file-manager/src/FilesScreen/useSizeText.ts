import { useFormats } from '@console/core/i18n'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { StoredFile } from '../contract'
import type { FileTree } from '../tree'

/** Formats the size of a file or folder; an empty folder is described as such. */
export function useSizeText(tree: FileTree): (file: StoredFile) => string {
  const { t } = useTranslation('file-manager')
  const formats = useFormats()
  return useMemo(
    () => (file) => (tree.isEmptyFolder(file) ? t('size.none') : formats.bytes(tree.sizeOf(file))),
    [formats, t, tree],
  )
}
