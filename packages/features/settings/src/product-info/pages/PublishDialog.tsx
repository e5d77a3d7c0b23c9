import { ApiError, makeKey, useSend } from '@console/core/api'
import { useFormats, useTranslate } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import {
  type PageBody,
  productInfo,
  type ProductPage,
  publishPage,
  revertPage,
} from '@console/domain/product-info'
import { formRefusalText } from '@console/form'
import { resourceKeys } from '@console/query-boundary'
import { Banner, Button, Dialog, Stack, Text } from '@console/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageDifference } from './PageDifference'
import { pageVersionsKey } from './usePageVersions'

/** Content to publish: the current draft, or an earlier version. */
export type Publication =
  | { kind: 'publish'; body: { version: number } }
  | { kind: 'revert'; body: { to: number; latest: number } }

interface PublishDialogProps {
  page: ProductPage
  title: string
  /** Currently published content; null if there is none. */
  before: PageBody | null
  /** Content after publication. */
  after: PageBody
  what: Publication
  onClose: () => void
}

/** Confirms the publication, and shows the changes for shoppers. */
export function PublishDialog({ page, title, before, after, what, onClose }: PublishDialogProps) {
  const { t } = useTranslation('product-info')
  const translate = useTranslate()
  const formats = useFormats()
  const send = useSend()
  const queries = useQueryClient()
  const notices = useNotices()
  /** Idempotency key, the same for every attempt. */
  const [key] = useState(makeKey)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      what.kind === 'publish'
        ? publishPage(send, page, what.body, key)
        : revertPage(send, page, what.body, key),
    networkMode: 'always',
    onSuccess(versions) {
      queries.setQueryData(pageVersionsKey(page), versions)
      notices.snackbar({ variant: 'success', title: t(`${what.kind}.done`) })
      onClose()
    },
    // Someone else was faster: the current version is read.
    onError: () => queries.invalidateQueries({ queryKey: resourceKeys.of(productInfo.id) }),
  })

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      size="large"
      isDismissable={false}
      footer={
        <>
          <Button onPress={onClose}>{t('close')}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel={t('publish.pending')}
            onPress={() => mutate()}
          >
            {t(`${what.kind}.do`)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {error ? (
          <Banner tone="danger">
            {error instanceof ApiError && error.status > 0
              ? formRefusalText(error, translate, formats)
              : t('publish.unclear')}
          </Banner>
        ) : null}
        <Text as="p">{t('publish.intro')}</Text>
        <PageDifference before={before} after={after} />
      </Stack>
    </Dialog>
  )
}
