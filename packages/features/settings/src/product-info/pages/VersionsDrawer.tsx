import { useFormats } from '@console/core/i18n'
import type { PageVersion, ProductPage } from '@console/domain/product-info'
import { Button, Drawer, Text, theme } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { PageDifference } from './PageDifference'
import { PublishDialog } from './PublishDialog'

interface VersionsDrawerProps {
  page: ProductPage
  /** Name of the page. */
  title: string
  /** Newest first. */
  versions: readonly PageVersion[]
  canEdit: boolean
  onClose: () => void
}

/** Published versions of a page, each with its changes; all but the current one can be restored. */
export function VersionsDrawer({ page, title, versions, canEdit, onClose }: VersionsDrawerProps) {
  const { t } = useTranslation('product-info')
  const formats = useFormats()
  const [wanted, setWanted] = useState<PageVersion | null>(null)
  const [seen] = versions
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t('versions.of', { page: title })}
      closeLabel={t('close')}
    >
      <List>
        {versions.map((version, place) => (
          <li key={version.number}>
            <Head>
              <Text weight="medium">
                {t('version', { number: formats.number(version.number) })}
              </Text>
              <Text size="sm" tone="muted">
                {formats.isolate(version.by.name)}{' '}
                <time dateTime={version.at}>{formats.dateTime(new Date(version.at))}</time>
              </Text>
              {version === seen ? <Text size="sm">{t('version.seen')}</Text> : null}
              {canEdit && version !== seen ? (
                <Button
                  aria-label={t('revert.to', { number: formats.number(version.number) })}
                  onPress={() => setWanted(version)}
                >
                  {t('revert')}
                </Button>
              ) : null}
            </Head>
            {version.broughtBack === null ? null : (
              <Text as="p" size="sm" tone="muted">
                {t('version.broughtBack', { number: formats.number(version.broughtBack) })}
              </Text>
            )}
            <PageDifference before={versions[place + 1]?.body ?? null} after={version.body} />
          </li>
        ))}
      </List>
      {wanted && seen ? (
        <PublishDialog
          page={page}
          title={t('revert.to', { number: formats.number(wanted.number) })}
          before={seen.body}
          after={wanted.body}
          what={{ kind: 'revert', body: { to: wanted.number, latest: seen.number } }}
          onClose={() => setWanted(null)}
        />
      ) : null}
    </Drawer>
  )
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-block-end: ${theme.space[2]};

  > button {
    margin-inline-start: auto;
  }
`
