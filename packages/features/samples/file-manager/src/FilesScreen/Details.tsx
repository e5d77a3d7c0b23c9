import { useFormats } from '@console/core/i18n'
import { DescriptionList, Picture } from '@console/details'
import { ForeignHtml, Heading, Link, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { StoredFile } from '../contract'
import { type FileTree, nameOf } from '../tree'
import { FileIcon } from './FileIcon'
import { placeOf } from './FileTile'
import { useSizeText } from './useSizeText'

interface DetailsProps {
  tree: FileTree
  /** Selected files. */
  files: readonly StoredFile[]
  /** The folder of the selection; null for the top folder. */
  folder: StoredFile | null
  /** Set if the address names a file that is not in the folder. */
  missing: boolean
  hrefOf: (folderId: string | null, fileId: string | null) => string
}

/** Maximum number of selected files that are named. */
const maxNamed = 50

/** Details of the selection: everything of one file, totals of several, a hint if there is none. */
export function Details({ tree, files, folder, missing, hrefOf }: DetailsProps) {
  const { t } = useTranslation('file-manager')
  const formats = useFormats()
  const [file, ...others] = files
  if (!file)
    return (
      <Root>
        <Heading level={2} size="lg">
          <bdi>{folder ? nameOf(folder) : t('top')}</bdi>
        </Heading>
        <Text as="p" tone="muted">
          {t(missing ? 'details.missing' : 'details.hint')}
        </Text>
      </Root>
    )
  if (others.length > 0) {
    const size = formats.bytes(tree.sumOf(files))
    return (
      <Root>
        <Heading level={2} size="lg">
          {t('selected', {
            count: files.length,
            number: formats.number(files.length),
            size,
          })}
        </Heading>
        <ul>
          {files.slice(0, maxNamed).map((each) => (
            <li key={each.id}>
              <FileIcon type={each.type} size={16} />
              <bdi>{nameOf(each)}</bdi>
            </li>
          ))}
        </ul>
        {files.length > maxNamed ? (
          <Text as="p" tone="muted">
            {t('details.more', {
              count: files.length - maxNamed,
              number: formats.number(files.length - maxNamed),
            })}
          </Text>
        ) : null}
      </Root>
    )
  }
  return <FileDetails file={file} tree={tree} hrefOf={hrefOf} />
}

/** Details of one file. */
function FileDetails({
  file,
  tree,
  hrefOf,
}: Pick<DetailsProps, 'tree' | 'hrefOf'> & { file: StoredFile }) {
  const { t } = useTranslation('file-manager')
  const sizeText = useSizeText(tree)
  const formats = useFormats()
  const { type, owner, opened, modified, created, offline } = file
  const at = (time: string) => formats.dateTime(new Date(time))
  const folderId = tree.above(file).at(-1)?.id ?? null
  return (
    <Root>
      <Name>
        <FileIcon type={type} size={32} />
        <Heading level={2} size="lg">
          <bdi>{nameOf(file)}</bdi>
        </Heading>
      </Name>
      {type === 'folder' ? null : <Preview file={file} label={t('details.preview')} />}
      <DescriptionList
        details={[
          { label: t('columns.type'), value: t(`type.${type}`) },
          { label: t('columns.size'), value: sizeText(file) },
          {
            label: t('columns.location'),
            value: <Link href={hrefOf(folderId, file.id)}>{placeOf(file, tree, t('top'))}</Link>,
          },
          { label: t('columns.owner'), value: <bdi>{owner}</bdi> },
          { label: t('columns.modified'), value: at(modified) },
          {
            label: t('details.opened'),
            value: opened === null ? t('details.never') : at(opened),
          },
          { label: t('details.created'), value: at(created) },
          {
            label: t('details.offline'),
            value: t(offline ? 'details.offline.yes' : 'details.offline.no'),
          },
        ]}
      />
    </Root>
  )
}

/** Draws a picture as an image; any other preview is untrusted HTML. */
function Preview({ file, label }: { file: StoredFile; label: string }) {
  const { t } = useTranslation('file-manager')
  const { preview } = file
  if (preview === null)
    return (
      <Text as="p" tone="muted">
        {t('details.noPreview')}
      </Text>
    )
  return /^(https?:\/\/|data:image\/)/.test(preview) ? (
    <Sheet as="div">
      <Picture url={preview} alt={nameOf(file)} />
    </Sheet>
  ) : (
    <Sheet aria-label={label} tabIndex={0}>
      <ForeignHtml html={preview} />
    </Sheet>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[4]};
  overflow-wrap: anywhere;

  > ul {
    display: grid;
    gap: ${theme.space[2]};
    padding: 0;
    list-style: none;
  }
  > ul > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`

const Sheet = styled.section`
  max-block-size: 240px;
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.background};
  font-size: ${theme.text.sm};
  overflow: auto;

  > div > :first-child {
    margin-block-start: 0;
  }
  > img {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
  }
`
