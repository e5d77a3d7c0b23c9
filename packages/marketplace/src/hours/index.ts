export { HoursFacts } from './HoursFacts'
export { hoursText, weekdayOptions } from './hoursText'
