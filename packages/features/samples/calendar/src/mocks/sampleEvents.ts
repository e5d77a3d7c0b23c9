import { sampleStart } from '@console/sample'
import type { CalendarEvent } from '../contract'

const hour = 3_600_000
const midnight = sampleStart - (sampleStart % (24 * hour))

const at = (days: number, hours: number) =>
  new Date(midnight + (days * 24 + hours) * hour).toISOString()

/** An event some days after the start of the sample database, between two hours in UTC. */
const timed = (days: number, from: number, to: number, title: string, desc = '') =>
  ({ title, allDay: false, start: at(days, from), end: at(days, to), desc }) as const

const whole = (from: number, to: number, title: string, desc = '') =>
  ({
    title,
    allDay: true,
    start: at(from, 0).slice(0, 10),
    end: at(to, 0).slice(0, 10),
    desc,
  }) as const

/** Events of the sample database: a busy day, overlaps, several days, and one across the end of a week. */
export const sampleEvents: readonly CalendarEvent[] = [
  timed(0, 7, 7.5, 'Stand-up of the approvals team', 'What waits longest, first.'),
  timed(
    0,
    9,
    10.5,
    'Walk through the listings that were refused in May',
    'Bring three that were refused for their pictures, and three for their prices.\nRoom: Baobab',
  ),
  timed(0, 10, 11, 'Call with the pharmacy in Kisumu'),
  timed(0, 10, 12, 'Interview: reviewer for Arabic shops'),
  timed(0, 13, 14, 'Prices of plans: what merchants said'),
  timed(0, 15, 15.5, 'Vouchers of this week are signed'),
  whole(0, 0, 'Commission rates of June apply'),
  timed(1, 8, 9, 'مراجعة نصوص صفحة الدفع', 'الأزرار أولًا، ثم رسائل الخطأ.'),
  timed(1, 12, 13, 'Lunch with the agents of Mombasa'),
  timed(2, 6, 8, 'Stock is counted in the Nakuru depot'),
  timed(2, 7, 9, 'Ankara ile fiyat görüşmesi', 'Üç satıcı, tek komisyon oranı.'),
  whole(3, 8, 'Spring fair in Mombasa', 'Stand 14. Who goes: Amina, Brian.'),
  timed(4, 13, 14, 'Demonstration of the new catalogue'),
  timed(7, 7, 7.5, 'Stand-up of the approvals team'),
  timed(8, 19, 27, 'The servers move', 'No decisions are taken from 19:00 to 03:00 UTC.'),
  whole(9, 11, 'Daudi is away'),
  timed(10, 9, 10, 'Quarterly talk with the owners'),
  whole(16, 16, 'Accounts of June are closed'),
  timed(-3, 8, 9.5, 'Training: documents of foreign businesses'),
  whole(-6, -4, 'Audit by the tax office'),
  timed(-11, 14, 15, 'Retrospective of the registration'),
].map((event, place) => ({ id: `event-${place + 1}`, ...event }))
