import { useFormats } from '@console/core/i18n'
import type { WeeklyHours } from '@console/domain/parties'
import { Facts } from '@console/facts'
import { hoursByDay } from './hoursText'

/** Opening hours by day. */
export function HoursFacts({ hours }: { hours: WeeklyHours }) {
  const formats = useFormats()
  return <Facts facts={hoursByDay(hours, formats).map(([label, value]) => ({ label, value }))} />
}
