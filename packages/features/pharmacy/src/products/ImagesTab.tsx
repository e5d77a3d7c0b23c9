import { useSend } from '@console/core/api'
import type { Media } from '@console/core/contracts'
import { useFormats, useTranslate } from '@console/core/i18n'
import { useNotices } from '@console/core/notices'
import { hasCapability } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import { takeRecord } from '@console/decision'
import {
  type AfyaProductDetail,
  afyaProductsResource,
  removeImage,
} from '@console/domain/afya-product'
import { companyCapabilities } from '@console/domain/company'
import { formRefusalText } from '@console/form'
import { MediaGallery, type RecordSlotProps } from '@console/record'
import { Button, Card, Dialog, Text } from '@console/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Tab with the pictures of a product; wrong ones can be removed. */
export function ImagesTab({ detail }: RecordSlotProps<AfyaProductDetail>) {
  const { t } = useTranslation('pharmacy')
  const { roles } = useSessionState()
  const canEdit = hasCapability(roles, companyCapabilities.edit)
  return (
    <Card heading={t('product.images')}>
      <MediaGallery
        pictures={detail.images}
        {...(canEdit && {
          actionsFor: (picture: Media) => <Remove detail={detail} picture={picture} />,
        })}
      />
    </Card>
  )
}

function Remove({ detail, picture }: { detail: AfyaProductDetail; picture: Media }) {
  const { t } = useTranslation('pharmacy')
  const translate = useTranslate()
  const formats = useFormats()
  const send = useSend()
  const queries = useQueryClient()
  const { snackbar } = useNotices()
  const [isAsked, setIsAsked] = useState(false)
  const { productId } = detail
  const { mediaToken } = picture
  const take = (read: AfyaProductDetail) => takeRecord(queries, afyaProductsResource, read, 'take')
  const fail = (error: unknown) =>
    snackbar({
      variant: 'error',
      title: t('image.failed'),
      description: formRefusalText(error, translate, formats),
    })
  const removing = useMutation({
    mutationFn: () => removeImage(send, productId, mediaToken),
    onSuccess(saved) {
      setIsAsked(false)
      take(saved)
      snackbar({ variant: 'success', title: t('image.removed') })
    },
    onError: fail,
  })
  return (
    <>
      <Button onPress={() => setIsAsked(true)}>
        <Trash2 aria-hidden />
        {t('image.remove')}
      </Button>
      <Dialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t('image.ask')}
        role="alertdialog"
        size="small"
        footer={
          <>
            <Button onPress={() => setIsAsked(false)}>{t('image.keep')}</Button>
            <Button
              variant="danger"
              isPending={removing.isPending}
              pendingLabel={t('image.removing')}
              onPress={() => removing.mutate()}
            >
              {t('image.remove')}
            </Button>
          </>
        }
      >
        <Text as="p">{t('image.note')}</Text>
      </Dialog>
    </>
  )
}
