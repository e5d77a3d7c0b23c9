import { useFormats } from '@console/core/i18n'
import type { WeeklyHours } from '@console/domain/parties'
import { DescriptionList } from '@console/details'
import { hoursByDay } from './hoursText'

/** Opening hours by day. */
export function HoursDetails({ hours }: { hours: WeeklyHours }) {
  const formats = useFormats()
  return (
    <DescriptionList
      details={hoursByDay(hours, formats).map(([label, value]) => ({ label, value }))}
    />
  )
}
