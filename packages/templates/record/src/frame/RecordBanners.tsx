import type { ApprovableDetail } from '@console/domain/approval'
import type { ActionableRow } from '@console/core/kinds'
import { isolate, useFormats, useSay } from '@console/core/i18n'
import { Banner, Button, Stack } from '@console/ui'
import { Ban, EyeOff } from 'lucide-react'

export interface RecordBannersProps {
  detail: ActionableRow
  /** There is a newer version than the one that is shown. */
  isOld: boolean
  onTakeNew: () => void
}

/** What holds for the whole record: a newer version, a suspension, a business that hides it. */
export function RecordBanners({ detail, isOld, onTakeNew }: RecordBannersProps) {
  const say = useSay()
  const formats = useFormats()
  const { suspension, hiddenBy } = detail as Partial<ApprovableDetail>
  if (!isOld && !suspension && !hiddenBy) return null
  return (
    <Stack gap={2}>
      {isOld ? (
        <Banner
          tone="warning"
          actions={<Button onPress={onTakeNew}>{say('form:decision.conflict.take')}</Button>}
        >
          {say('record:record.newer')}
        </Banner>
      ) : null}
      {suspension ? (
        <Banner tone="warning" icon={Ban}>
          {say('record:record.suspended', {
            actor: isolate(suspension.by.name),
            date: formats.date(new Date(suspension.at)),
            reason: say(`approval:reason.${suspension.reasonCode}`),
          })}
          {suspension.until
            ? ` ${say('record:record.suspended.until', { date: formats.date(new Date(suspension.until)) })}`
            : null}
          {suspension.note ? <p dir="auto">{suspension.note}</p> : null}
        </Banner>
      ) : null}
      {hiddenBy ? (
        <Banner tone="info" icon={EyeOff}>
          {say('record:record.hidden')}
        </Banner>
      ) : null}
    </Stack>
  )
}
