export { HoursDetails } from './HoursDetails'
export { hoursText, weekdayOptions } from './hoursText'
