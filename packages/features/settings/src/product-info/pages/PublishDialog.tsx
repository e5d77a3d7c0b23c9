import { ApiError, makeKey, useSend } from '@console/core/api'
import { useFormats, useSay } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import {
  type PageBody,
  productInfo,
  type ProductPage,
  publishPage,
  revertPage,
} from '@console/domain/product-info'
import { wordsOfFormRefusal } from '@console/form'
import { resourceKeys } from '@console/read'
import { Banner, Button, Dialog, Stack, Text } from '@console/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageDifference } from './PageDifference'
import { pageVersionsKey } from './usePageVersions'

/** What is about to be seen: the draft that was read, or what was seen before. */
export type Publication =
  | { kind: 'publish'; body: { version: number } }
  | { kind: 'revert'; body: { to: number; latest: number } }

interface PublishDialogProps {
  page: ProductPage
  title: string
  /** What is seen now; null where nothing is. */
  before: PageBody | null
  /** What will be seen. */
  after: PageBody
  what: Publication
  onClose: () => void
}

/** Asks whether shoppers are to see it from now on, and says what changes for them. */
export function PublishDialog({ page, title, before, after, what, onClose }: PublishDialogProps) {
  const { t } = useTranslation('product-info')
  const say = useSay()
  const formats = useFormats()
  const send = useSend()
  const queries = useQueryClient()
  const notices = useNotices()
  /** The same for every try, so that it is done once. */
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
    // Somebody else was first: what there is now is read.
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
              ? wordsOfFormRefusal(error, say, formats)
              : t('publish.unclear')}
          </Banner>
        ) : null}
        <Text as="p">{t('publish.intro')}</Text>
        <PageDifference before={before} after={after} />
      </Stack>
    </Dialog>
  )
}
