import { Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { StoredFile } from '../contract'
import { type FileTree, nameOf } from '../tree'
import { FileIcon } from './FileIcon'
import { OfflineMark } from './OfflineMark'
import { useSizeText } from './useSizeText'

interface FileTileProps {
  file: StoredFile
  tree: FileTree
  /** Set for a search hit, which shows its folder. */
  isFound: boolean
}

/** A file as a tile. */
export function FileTile({ file, tree, isFound }: FileTileProps) {
  const { t } = useTranslation('file-manager')
  const sizeText = useSizeText(tree)
  return (
    <Root>
      <FileIcon type={file.type} size={40} />
      <bdi>{nameOf(file)}</bdi>
      <Text size="xs" tone="muted">
        {isFound ? placeOf(file, tree, t('top')) : sizeText(file)}
        {file.offline ? <OfflineMark /> : null}
      </Text>
    </Root>
  )
}

/** Path of a file, as text that keeps the order of its folders. */
export function placeOf(file: StoredFile, tree: FileTree, top: string) {
  const above = tree.above(file)
  if (above.length === 0) return top
  return above.map((folder, place) => (
    <span key={folder.id}>
      {place > 0 ? ' / ' : null}
      <bdi>{nameOf(folder)}</bdi>
    </span>
  ))
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space[1]};
  text-align: center;
  overflow-wrap: anywhere;
`
