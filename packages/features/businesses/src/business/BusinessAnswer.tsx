import { serverNow } from '@console/core/api'
import { useFormats, useTranslate } from '@console/core/i18n'
import type { BusinessDetail } from '@console/domain/business'
import { DescriptionList } from '@console/details'
import type { RecordSlotProps } from '@console/record'
import { Card, Stack, StatusChip, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { businessFields } from './fields'

/**
 * Answer of a business to a request for changes: the requests, whether each was changed, and the owner's message.
 * Renders nothing for others.
 */
export function BusinessAnswer({ detail }: RecordSlotProps<BusinessDetail>) {
  const { t } = useTranslation('businesses')
  const translate = useTranslate()
  const formats = useFormats()
  const { answered } = detail
  if (answered === null) return null
  return (
    <Card heading={t('answer.title', { ago: formats.ago(new Date(answered.at), serverNow()) })}>
      <Stack gap={3}>
        {answered.reply === null ? null : (
          <Text as="p">
            <bdi>{answered.reply}</bdi>
          </Text>
        )}
        <DescriptionList
          details={answered.asked.map(({ pointer, message }) => {
            const isChanged = wasChanged(detail, pointer)
            return {
              label: labelOf(pointer),
              value: (
                <Stack gap={1} align="start">
                  <bdi>{message}</bdi>
                  <StatusChip tone={isChanged ? 'success' : 'warning'}>
                    {t(isChanged ? 'answer.changed' : 'answer.same')}
                  </StatusChip>
                </Stack>
              ),
            }
          })}
        />
      </Stack>
    </Card>
  )

  function labelOf(pointer: string): string {
    const document = documentAt(detail, pointer)
    if (document) return translate(`marketplace:record.document.${document.type}`)
    const word = businessFields[pointer as keyof typeof businessFields]
    return word === undefined ? t('tab.documents') : t(word)
  }
}

function documentAt({ documents }: BusinessDetail, pointer: string) {
  const place = /^\/documents\/(\d+)$/.exec(pointer)?.[1]
  return place === undefined ? undefined : documents[Number(place)]
}

/** Checks whether the owner has changed the value at a pointer. */
function wasChanged(detail: BusinessDetail, pointer: string): boolean {
  const document = documentAt(detail, pointer)
  return document
    ? detail.answered?.documents.includes(document.docToken) === true
    : Object.hasOwn(detail.answered?.before ?? {}, pointer.replace('/', ''))
}
