export { HoursFacts } from './HoursFacts'
export { hoursText } from './hoursText'
