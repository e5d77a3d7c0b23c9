import type { ApprovableDetail } from '@console/domain/approval'
import type { ActionableRow } from '@console/core/kinds'
import { isolate, useFormats } from '@console/core/i18n'
import { Banner, Button, Stack } from '@console/ui'
import { Ban, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export interface RecordBannersProps {
  detail: ActionableRow
  /** There is a newer version than the one that is shown. */
  isOld: boolean
  onTakeNew: () => void
}

/** What holds for the whole record: a newer version, a suspension, a business that hides it. */
export function RecordBanners({ detail, isOld, onTakeNew }: RecordBannersProps) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const { suspension, hiddenBy } = detail as Partial<ApprovableDetail>
  if (!isOld && !suspension && !hiddenBy) return null
  return (
    <Stack gap={2}>
      {isOld ? (
        <Banner
          tone="warning"
          actions={<Button onPress={onTakeNew}>{t('decision.conflict.take')}</Button>}
        >
          {t('record.newer')}
        </Banner>
      ) : null}
      {suspension ? (
        <Banner tone="warning" icon={Ban}>
          {t('record.suspended', {
            actor: isolate(suspension.by.name),
            date: formats.date(new Date(suspension.at)),
            reason: t(`reason.${suspension.reasonCode}`),
          })}
          {suspension.until
            ? ` ${t('record.suspended.until', { date: formats.date(new Date(suspension.until)) })}`
            : null}
          {suspension.note ? <p dir="auto">{suspension.note}</p> : null}
        </Banner>
      ) : null}
      {hiddenBy ? (
        <Banner tone="info" icon={EyeOff}>
          {t('record.hidden')}
        </Banner>
      ) : null}
    </Stack>
  )
}
